import { Button } from '@meetcute/kit';
import type { ReactNode } from 'react';

export interface StepActionsProps {
  save: ReactNode;
  skip: ReactNode;
  isPending?: boolean;
  isDisabled?: boolean;
  onSkip: () => void;
}

/** The two ways on from an optional step: with what was filled in, or without (spec: signup.optional-steps-skippable). */
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
