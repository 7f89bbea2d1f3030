import type { CallPayload, calls } from '@meetcute/contract';
import { useSaveUser } from '../account/useSaveUser.ts';
import type { SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import type { PersistentState } from '../provider/usePersistentState.ts';

/** Values of a step, and what follows it. */
interface StepFormOptions<Values> {
  /** Typed values, from `usePersistentState`. Its initial value is what the profile has. */
  typed: PersistentState<Values>;
  /** Consent to sensitive fields of the form, from `useSensitiveConsent`. Default: none, without such fields. */
  consent?: SensitiveConsentState;
  /** Called after saving and skipping. */
  onContinue: () => void;
}

/** Values and actions that the steps with a form share. */
interface StepForm<Values> {
  values: Values;
  setValues: (change: (before: Values) => Values) => void;
  /** Whether the form is being saved. */
  isPending: boolean;
  /** Error of the last save; null for none. */
  error: Error | null;
  /**
   * Saves a payload with the consent given in the form, and advances. Then deletes the stored values and calls `onSaved`,
   * also after the step was left. Does nothing while the form is being saved.
   */
  save: (payload: CallPayload<typeof calls.saveUser>, onSaved?: () => void) => void;
  /** Advances without saving. Stored values stay for a return to the step. */
  onSkip: () => void;
}

/** Returns the form of a step: saved or typed values, which survive a reload, and how to save or skip them. */
export function useStepForm<Values>({
  typed: [values, setValues, clearTyped],
  consent,
  onContinue,
}: StepFormOptions<Values>): StepForm<Values> {
  const { mutateAsync, isPending, error } = useSaveUser();
  return {
    values,
    setValues,
    isPending,
    error,
    save: (payload, onSaved) => {
      if (isPending) return;
      const sentPayload = consent?.withConsent(payload) ?? payload;
      // `onSuccess` is not called when skipping during the save has already advanced the wizard.
      mutateAsync({ payload: sentPayload }, { onSuccess: onContinue }).then(
        () => {
          clearTyped(values);
          onSaved?.();
        },
        () => undefined,
      );
    },
    onSkip: onContinue,
  };
}
