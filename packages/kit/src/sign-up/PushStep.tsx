import { usePushStep, useSettings } from '@meetcute/react';
import { Bell } from '@phosphor-icons/react/Bell';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { FormError } from '../form/FormError.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Props of `PushStep`. */
export interface PushStepProps extends FrameProps<HTMLDivElement> {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 1: push notifications. Only the button requests permission, and the step is skipped when push is
 * unavailable (spec: signup.step1.push-opt-in).
 */
export function PushStep({ onContinue, ...frame }: PushStepProps) {
  const { t } = useTranslation('signUp');
  const { name: siteName } = useSettings();
  const { isAsking, isDenied, isPending, error, onAllow, onSkip } = usePushStep(onContinue);
  const problem = isDenied ? t('push.denied') : t('push.failed');
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead
        drawing={<Bell size={32} />}
        title={t('push.title')}
        lead={isAsking ? t('push.lead', { siteName }) : t('push.waiting')}
      />
      <FormError>{error ? problem : undefined}</FormError>
      {isAsking && (
        <div data-part="actions">
          {!isDenied && (
            <Button size="large" isPending={isPending} onPress={() => onAllow?.()}>
              {t('push.allow')}
            </Button>
          )}
          <Button
            variant={isDenied ? 'primary' : 'plain'}
            size={isDenied ? 'large' : 'normal'}
            onPress={onSkip}
          >
            {isDenied ? t('push.continue') : t('push.skip')}
          </Button>
        </div>
      )}
    </StepBody>
  );
}
