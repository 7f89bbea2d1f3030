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

/** Push conditions without support: the wizard skips the push step. */
export const noPush: PushStanding = {
  push: { isCapable: false, isSubscribed: false },
  settings: { push_pub: null },
};

/** State and actions of the sign-up wizard. */
export interface SignUp {
  /** Current step, 0 to 7. */
  step: SignUpStep;
  /** Progress from 0 to 1 (spec: signup.progress-step-over-6). */
  progress: number;
  /** States of the four dots; null when the site does not show them (spec: signup.progress-dots-need-showdots). */
  dots: readonly DotState[] | null;
  /** Whether the wizard was closed. */
  isClosed: boolean;
  /** Continues after step 0 when the account is created. */
  onAccountCreated: () => void;
  /** Goes to the next step, whether this one is filled in or skipped. */
  onContinue: () => void;
  /** Closes the wizard. At the last step, also deletes its stored input. */
  onClose: () => void;
}

/**
 * Runs the sign-up wizard. A returning member resumes at the step stored in this browser, else at the first
 * incomplete step. `standing` decides whether the push step is shown. Default: `noPush`.
 */
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
  // The page is public and server-rendered, so the user and the stored step may arrive after the first render.
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
