import type { ReactElement } from 'react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { ActivationProgressRoot } from './ActivationProgressRoot.tsx';
import { EmailSuggestionRoot } from './EmailSuggestionRoot.tsx';
import { SignUpBack, SignUpSkip } from './SignUpButton.tsx';
import { SignUpContext } from './SignUpContext.ts';
import { SignUpDots } from './SignUpDots.tsx';
import { SignUpProgress } from './SignUpProgress.tsx';
import { SignUpRoot } from './SignUpRoot.tsx';
import { SignUpStepRoot } from './SignUpStepRoot.tsx';
import type { SignUpWizard } from './wizard.ts';

const nothing = () => undefined;

const signUp: SignUpWizard = {
  step: 'place',
  steps: [{ name: 'place', isSkipped: false, isComplete: false }],
  position: { step: 3, count: 6, dot: 2, dots: 4 },
  progress: 0.5,
  dots: ['done', 'current', 'ahead', 'ahead'],
  hasMoved: false,
  isClosed: false,
  onAccountCreated: nothing,
  onContinue: nothing,
  onSkip: nothing,
  onBack: nothing,
  onClose: nothing,
};

const ended: SignUpWizard = { ...signUp, step: 'end', progress: 1, isClosed: true };

const inside = (part: ReactElement, around: SignUpWizard = signUp) => (
  <SignUpContext value={around}>{part}</SignUpContext>
);

describeConformance('SignUpRoot', (props) => <SignUpRoot {...props} signUp={signUp} />, {
  tag: 'section',
  states: {
    'in progress': {
      make: (props) => <SignUpRoot {...props} signUp={signUp} />,
      state: { step: 'place', isClosed: false },
      data: { step: 'place' },
    },
    closed: {
      make: (props) => <SignUpRoot {...props} signUp={ended} />,
      state: { step: 'end', isClosed: true },
      data: { step: 'end', closed: 'true' },
    },
  },
});

describeConformance('SignUpStepRoot', (props) => inside(<SignUpStepRoot {...props} />), {
  tag: 'div',
  states: {
    place: {
      make: (props) => inside(<SignUpStepRoot {...props} />),
      state: { step: 'place' },
      data: { step: 'place' },
    },
  },
});

describeConformance('SignUpProgress', (props) => inside(<SignUpProgress {...props} />), {
  tag: 'div',
  states: {
    'half way': {
      make: (props) => inside(<SignUpProgress {...props} />),
      state: { isComplete: false },
      data: {},
    },
    complete: {
      make: (props) => inside(<SignUpProgress {...props} />, ended),
      state: { isComplete: true },
      data: { complete: 'true' },
    },
  },
});

describeConformance('SignUpDots', (props) => inside(<SignUpDots {...props} />), {
  tag: 'div',
  states: { shown: { make: (props) => inside(<SignUpDots {...props} />), state: {}, data: {} } },
});

const suggestedEmail = 'anna@gmail.com';

describeConformance(
  'EmailSuggestionRoot',
  (props) => <EmailSuggestionRoot {...props} suggestion={suggestedEmail} />,
  {
    tag: 'div',
    states: {
      'with a suggestion': {
        make: (props) => <EmailSuggestionRoot {...props} suggestion={suggestedEmail} />,
        state: { isOffered: true, suggestion: suggestedEmail },
        data: { offered: 'true', suggestion: suggestedEmail },
      },
    },
  },
);

describeConformance(
  'ActivationProgressRoot',
  (props) => <ActivationProgressRoot {...props} progress={{ outcome: 'waiting', stage: 0 }} />,
  {
    tag: 'div',
    states: {
      waiting: {
        make: (props) => <ActivationProgressRoot {...props} progress={{ outcome: 'waiting', stage: 2 }} />,
        state: { outcome: 'waiting', stage: '2' },
        data: { outcome: 'waiting', stage: '2' },
      },
      missing: {
        make: (props) => <ActivationProgressRoot {...props} progress={{ outcome: 'missing', stage: 3 }} />,
        state: { outcome: 'missing', stage: '3' },
        data: { outcome: 'missing', stage: '3' },
      },
    },
  },
);

describeConformance('SignUpBack', (props) => inside(<SignUpBack {...props} />), {
  tag: 'button',
  states: { shown: { make: (props) => inside(<SignUpBack {...props} />), state: {}, data: {} } },
});

describeConformance('SignUpSkip', (props) => inside(<SignUpSkip {...props} />), {
  tag: 'button',
  states: { shown: { make: (props) => inside(<SignUpSkip {...props} />), state: {}, data: {} } },
});
