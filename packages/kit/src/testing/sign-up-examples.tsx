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
  AboutStep: (given) => <Kit.AboutStep onContinue={nothing} {...given} />,
  AccountStep: (given) => <Kit.AccountStep legal="Terms" onCreated={nothing} {...given} />,
  ActivationProgress: (given) => <Kit.ActivationProgress {...given} />,
  EndStep: (given) => <Kit.EndStep onClose={nothing} {...given} />,
  MembersStep: (given) => <Kit.MembersStep onContinue={nothing} {...given} />,
  PersonStep: (given) => <Kit.PersonStep onContinue={nothing} {...given} />,
  PhotoStep: (given) => <Kit.PhotoStep onContinue={nothing} {...given} />,
  PlaceStep: (given) => <Kit.PlaceStep onContinue={nothing} {...given} />,
  SensitiveFields: (given) => (
    <Kit.SensitiveFields consent={consent} {...given}>
      Field
    </Kit.SensitiveFields>
  ),
  PushStep: (given) => <Kit.PushStep onContinue={nothing} {...given} />,
  SignUpFrame: (given) => (
    <Wizard>
      {(signUp) => (
        <Kit.SignUpFrame signUp={signUp} {...given}>
          Step
        </Kit.SignUpFrame>
      )}
    </Wizard>
  ),
  StepActions: (given) => <Kit.StepActions save="Save" skip="Skip" onSkip={nothing} {...given} />,
  JoinDisclosures: (given) => <Kit.JoinDisclosures {...given} />,
  StepBody: (given) => <Kit.StepBody {...given} />,
  StepHead: (given) => <Kit.StepHead title="Title" lead="Lead" {...given} />,
};
