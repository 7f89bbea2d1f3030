import { useSignUp, type SensitiveConsentState, type SignUpWizard } from '@meetcute/react';
import type { ReactElement } from 'react';
import * as Kit from '../index.ts';

const nothing = () => undefined;

function Wizard({ children }: { children: (signUp: SignUpWizard) => ReactElement }) {
  return children(useSignUp({ steps: [{ name: 'place' }] }));
}

const consent: SensitiveConsentState = {
  fieldsWithoutConsent: ['smoking'],
  isGiven: false,
  onChange: nothing,
  isOpen: () => false,
  withConsent: (payload) => payload,
};

/** Steps of the sign-up by name, each with the fewest props that render it beside the given ones. */
export const signUpExamples: Readonly<Record<string, (given: object) => ReactElement>> = {
  AboutStep: (props) => <Kit.AboutStep onContinue={nothing} {...props} />,
  AccountStep: (props) => <Kit.AccountStep legal="Terms" onCreated={nothing} {...props} />,
  ActivationProgress: (props) => <Kit.ActivationProgress {...props} />,
  EndStep: (props) => <Kit.EndStep onClose={nothing} {...props} />,
  MembersStep: (props) => <Kit.MembersStep onContinue={nothing} {...props} />,
  PersonStep: (props) => <Kit.PersonStep onContinue={nothing} {...props} />,
  PhotoStep: (props) => <Kit.PhotoStep onContinue={nothing} {...props} />,
  PlaceStep: (props) => <Kit.PlaceStep onContinue={nothing} {...props} />,
  SensitiveFields: (props) => (
    <Kit.SensitiveFields consent={consent} {...props}>
      Field
    </Kit.SensitiveFields>
  ),
  PushStep: (props) => <Kit.PushStep onContinue={nothing} {...props} />,
  SignUpFrame: (props) => (
    <Wizard>
      {(signUp) => (
        <Kit.SignUpFrame signUp={signUp} {...props}>
          Step
        </Kit.SignUpFrame>
      )}
    </Wizard>
  ),
  StepActions: (props) => <Kit.StepActions save="Save" skip="Skip" onSkip={nothing} {...props} />,
  JoinDisclosures: (props) => <Kit.JoinDisclosures {...props} />,
  StepBody: (props) => <Kit.StepBody {...props} />,
  StepHead: (props) => <Kit.StepHead title="Title" lead="Lead" {...props} />,
};
