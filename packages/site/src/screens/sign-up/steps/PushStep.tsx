import { Button, FormError } from '@meetcute/kit';
import { usePush, useSettings } from '@meetcute/react';
import { Bell } from '@phosphor-icons/react/Bell';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHead } from '../StepHead.tsx';

/** Step 1: notifications, asked for by the button alone; passed by where they can't be offered (spec: signup.step1.push-opt-in). */
export function PushStep({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('signUp');
  const { name: siteName } = useSettings();
  const { push, isKnown, isPending, error, onSubscribe } = usePush();
  const isDenied = push.isSubscribed === 'denied';
  // Whoever has just said no is told what that means before it goes on.
  const isPassedBy = isKnown && error === null && !isPending && onSubscribe === null;
  const pass = useEffectEvent(onContinue);
  useEffect(() => {
    if (isPassedBy) pass();
  }, [isPassedBy]);
  const isAsking = isKnown && !isPassedBy;
  const problem = isDenied ? t('push.denied') : t('push.failed');
  return (
    <>
      <StepHead
        drawing={<Bell size={32} />}
        title={t('push.title')}
        lead={isAsking ? t('push.lead', { siteName }) : t('push.waiting')}
      />
      <FormError>{error && !isPending ? problem : undefined}</FormError>
      {isAsking && (
        <div data-part="actions">
          {!isDenied && (
            <Button size="large" isPending={isPending} onPress={() => onSubscribe?.(onContinue)}>
              {t('push.allow')}
            </Button>
          )}
          <Button
            variant={isDenied ? 'primary' : 'plain'}
            size={isDenied ? 'large' : 'normal'}
            onPress={onContinue}
          >
            {isDenied ? t('push.continue') : t('push.skip')}
          </Button>
        </div>
      )}
    </>
  );
}
