import { Button, FormError } from '@meetcute/kit';
import { usePushStep, useSettings } from '@meetcute/react';
import { Bell } from '@phosphor-icons/react/Bell';
import { useTranslation } from 'react-i18next';
import { StepHead } from '../StepHead.tsx';

/** Props of `PushStep`. */
export interface PushStepProps {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 1: push notifications. Only the button requests permission, and the step is skipped when push is
 * unavailable (spec: signup.step1.push-opt-in).
 */
export function PushStep({ onContinue }: PushStepProps) {
  const { t } = useTranslation('signUp');
  const { name: siteName } = useSettings();
  const { isAsking, isDenied, isPending, error, onAllow, onSkip } = usePushStep(onContinue);
  const problem = isDenied ? t('push.denied') : t('push.failed');
  return (
    <>
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
    </>
  );
}
