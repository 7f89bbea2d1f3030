import type { Language } from '@meetcute/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestedMembers, type SuggestedMembersState } from '../members/useSuggestedMembers.ts';
import { useViewer } from '../session/useViewer.ts';
import { usePhotoManager } from '../uploads/usePhotoManager.ts';
import { useSignUpContext } from './SignUpContext.ts';
import { SignUpStepRoot } from './SignUpStepRoot.tsx';
import { useAboutStep } from './useAboutStep.ts';
import { useAccountStep } from './useAccountStep.ts';
import { usePersonStep } from './usePersonStep.ts';
import { usePlaceStep } from './usePlaceStep.ts';
import { usePushStep } from './usePushStep.ts';

/** Props of a step of the specification. */
export interface StepPartProps<State> {
  /** Returns the content of the step for its state. */
  children: (state: State) => ReactNode;
}

function Content<State>({ useStep, children }: StepPartProps<State> & { useStep: () => State }) {
  return children(useStep());
}

/** Creates an unstyled part for one step, which runs its hook only while the step is current. */
const createStep = <State,>(name: string, useStep: () => State) =>
  function StepPart({ children }: StepPartProps<State>) {
    return (
      <SignUpStepRoot name={name}>
        <Content useStep={useStep}>{children}</Content>
      </SignUpStepRoot>
    );
  };

const useContinue = () => useSignUpContext().onContinue;

/** Unstyled account step, with the state of `useAccountStep`. Creates the account in the page's language. */
export const AccountStep = /* @__PURE__ */ createStep('account', () => {
  const { i18n } = useTranslation();
  return useAccountStep({
    language: i18n.language as Language,
    // A server has no address to report; the browser reads it again when it submits.
    formPath: globalThis.location?.pathname ?? '',
    onCreated: useSignUpContext().onAccountCreated,
  });
});

/** Unstyled push step, with the state of `usePushStep`. */
export const PushStep = /* @__PURE__ */ createStep('push', () => usePushStep(useContinue()));

/** Unstyled photo step, with the state of `usePhotoManager`. Uploads go on during the next steps. */
export const PhotoStep = /* @__PURE__ */ createStep('photo', usePhotoManager);

/** Unstyled place step, with the state of `usePlaceStep`. */
export const PlaceStep = /* @__PURE__ */ createStep('place', () => usePlaceStep(useContinue()));

/** Unstyled person step, with the state of `usePersonStep`. */
export const PersonStep = /* @__PURE__ */ createStep('person', () => usePersonStep(useContinue()));

/** Unstyled about step, with the state of `useAboutStep`. */
export const AboutStep = /* @__PURE__ */ createStep('about', () => useAboutStep(useContinue()));

/** Unstyled members step, with the suggested members. */
export const MembersStep = /* @__PURE__ */ createStep('members', (): SuggestedMembersState =>
  useSuggestedMembers('signup'),
);

/** Unstyled last step, with the address of the confirmation mail; null for a visitor. */
export const EndStep = /* @__PURE__ */ createStep('end', () => ({
  email: useViewer()?.email ?? null,
  onClose: useSignUpContext().onClose,
}));
