import {
  initialSignUp,
  reduceSignUp,
  resumeStep,
  signUpDots,
  signUpProgress,
  type DotState,
  type PushStanding,
  type SignUpState,
  type SignUpStep,
} from '@meetcute/core';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** A browser without push: the wizard leaves out the push step. */
export const noPush: PushStanding = {
  push: { isCapable: false, isSubscribed: false },
  settings: { push_pub: null },
};

export interface SignUp {
  step: SignUpStep;
  /** From 0 to 1 (spec: signup.progress-step-over-6). */
  progress: number;
  /** The four dots, or null where the site does not show them (spec: signup.progress-dots-need-showdots). */
  dots: readonly DotState[] | null;
  isClosed: boolean;
  onAccountCreated: () => void;
  /** Goes to the next step, with or without having filled in this one. */
  onContinue: () => void;
  onClose: () => void;
}

/** The sign-up wizard of one page; a member who comes back goes on where something is missing. */
export function useSignUp(standing: PushStanding = noPush): SignUp {
  const viewer = useViewer();
  const { signup } = useSettings();
  const [state, dispatch] = useReducer(reduceSignUp, initialSignUp, (start): SignUpState => {
    const at = resumeStep(viewer?.profile ?? null, standing, signup.autoSkip);
    return reduceSignUp(start, { type: 'resumed', at });
  });
  const resume = useEffectEvent(() => {
    if (viewer) dispatch({ type: 'resumed', at: resumeStep(viewer.profile, standing, signup.autoSkip) });
  });
  // The page is public, so who looks at it may only be known after the first render.
  const isLate = Boolean(viewer) && state.step === 0;
  useEffect(() => {
    if (isLate) resume();
  }, [isLate]);
  return {
    ...state,
    progress: signUpProgress(state.step),
    dots: signup.showDots ? signUpDots(state.step) : null,
    onAccountCreated: () => dispatch({ type: 'accountCreated', standing }),
    onContinue: () => dispatch({ type: 'continued' }),
    onClose: () => dispatch({ type: 'closed' }),
  };
}
