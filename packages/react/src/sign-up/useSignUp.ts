import {
  initialSignUp,
  reduceSignUp,
  resumeStep,
  signUpDots,
  signUpProgress,
  stepOnReturn,
  type DotState,
  type PushStanding,
  type SignUpState,
  type SignUpStep,
} from '@meetcute/core';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { usePorts, useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
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

/** The sign-up wizard of one page; a member who comes back goes on where this browser knows that they were, else where something is missing. */
export function useSignUp(standing: PushStanding = noPush): SignUp {
  const viewer = useViewer();
  const { signup } = useSettings();
  const { clear } = usePorts().localStore;
  const [kept, keep] = usePersistentState('step', 0);
  const startOf = () => stepOnReturn(resumeStep(viewer?.profile ?? null, standing, signup.autoSkip), kept);
  const [state, dispatch] = useReducer(reduceSignUp, initialSignUp, (start): SignUpState =>
    reduceSignUp(start, { type: 'resumed', at: startOf() }),
  );
  const { step, hasMoved, isClosed } = state;
  const known = stepOnReturn(step, kept);
  const resume = useEffectEvent(() => {
    if (viewer) dispatch({ type: 'resumed', at: step === 0 ? startOf() : known });
  });
  // The page is public and drawn on the server, so who looks, and what they kept, may come after the first render.
  const isLate = Boolean(viewer) && (step === 0 || (hasMoved ? known > step : known !== step));
  useEffect(() => {
    if (isLate) resume();
  }, [isLate]);
  const keepStep = useEffectEvent(() =>
    keep((before) => (hasMoved ? Math.max(step, before) : stepOnReturn(step, before))),
  );
  const member = viewer?.profile.id;
  useEffect(() => {
    if (member !== undefined && step > 0 && !isClosed) keepStep();
  }, [member, step, isClosed]);
  return {
    step,
    isClosed,
    progress: signUpProgress(step),
    dots: signup.showDots ? signUpDots(step) : null,
    onAccountCreated: () => dispatch({ type: 'accountCreated', standing }),
    onContinue: () => dispatch({ type: 'continued' }),
    onClose: () => {
      dispatch({ type: 'closed' });
      if (member !== undefined && step === 7) clear(member);
    },
  };
}
