import { Button } from '@meetcute/kit';
import type { ReactNode } from 'react';

/** Props of `StepActions`. */
export interface StepActionsProps {
  /** Label of the submit button. */
  save: ReactNode;
  /** Label of the skip button. */
  skip: ReactNode;
  /** Whether the form is being saved. Default: false. */
  isPending?: boolean;
  /** Whether the submit button is disabled. Default: false. */
  isDisabled?: boolean;
  /** Called when the step is skipped. */
  onSkip: () => void;
}

/** Submit and skip buttons of an optional step (spec: signup.optional-steps-skippable). */
export function StepActions({ save, skip, isPending = false, isDisabled = false, onSkip }: StepActionsProps) {
  return (
    <div data-part="actions">
      <Button type="submit" size="large" isPending={isPending} isDisabled={isDisabled}>
        {save}
      </Button>
      <Button variant="plain" onPress={onSkip}>
        {skip}
      </Button>
    </div>
  );
}
