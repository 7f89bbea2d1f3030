import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Props of `StepActions`. */
export interface StepActionsProps extends FrameProps<HTMLDivElement> {
  /** Label of the submit button. */
  save: ReactNode;
  /** Label of the skip button. */
  skip: ReactNode;
  /** Sentence below the skip button on what it skips. Default: none. */
  skipHelp?: ReactNode;
  /** Whether the form is being saved. Default: false. */
  isPending?: boolean;
  /** Whether the submit button is disabled. Default: false. */
  isDisabled?: boolean;
  /** Called when the step is skipped. */
  onSkip: () => void;
}

/** Submit and skip buttons of an optional step (spec: signup.optional-steps-skippable). */
export function StepActions({
  save,
  skip,
  skipHelp,
  isPending = false,
  isDisabled = false,
  onSkip,
  ...frame
}: StepActionsProps) {
  const helpId = useId();
  return (
    <div data-part="actions" {...useFrame(frame, {})}>
      <Button type="submit" size="large" isPending={isPending} isDisabled={isDisabled}>
        {save}
      </Button>
      <Button variant="plain" aria-describedby={skipHelp ? helpId : undefined} onPress={onSkip}>
        {skip}
      </Button>
      {skipHelp && (
        <p id={helpId} data-part="fine">
          {skipHelp}
        </p>
      )}
    </div>
  );
}
