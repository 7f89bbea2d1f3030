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

const endedSignUp: SignUpWizard = { ...signUp, step: 'end', progress: 1, isClosed: true };

const wrapInContext = (part: ReactElement, wizard: SignUpWizard = signUp) => (
  <SignUpContext value={wizard}>{part}</SignUpContext>
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
      make: (props) => <SignUpRoot {...props} signUp={endedSignUp} />,
      state: { step: 'end', isClosed: true },
      data: { step: 'end', closed: 'true' },
    },
  },
});

describeConformance('SignUpStepRoot', (props) => wrapInContext(<SignUpStepRoot {...props} />), {
  tag: 'div',
  states: {
    place: {
      make: (props) => wrapInContext(<SignUpStepRoot {...props} />),
      state: { step: 'place' },
      data: { step: 'place' },
    },
  },
});

describeConformance('SignUpProgress', (props) => wrapInContext(<SignUpProgress {...props} />), {
  tag: 'div',
  states: {
    'half way': {
      make: (props) => wrapInContext(<SignUpProgress {...props} />),
      state: { isComplete: false },
      data: {},
    },
    complete: {
      make: (props) => wrapInContext(<SignUpProgress {...props} />, endedSignUp),
      state: { isComplete: true },
      data: { complete: 'true' },
    },
  },
});

describeConformance('SignUpDots', (props) => wrapInContext(<SignUpDots {...props} />), {
  tag: 'div',
  states: { shown: { make: (props) => wrapInContext(<SignUpDots {...props} />), state: {}, data: {} } },
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

describeConformance('SignUpBack', (props) => wrapInContext(<SignUpBack {...props} />), {
  tag: 'button',
  states: { shown: { make: (props) => wrapInContext(<SignUpBack {...props} />), state: {}, data: {} } },
});

describeConformance('SignUpSkip', (props) => wrapInContext(<SignUpSkip {...props} />), {
  tag: 'button',
  states: { shown: { make: (props) => wrapInContext(<SignUpSkip {...props} />), state: {}, data: {} } },
});
