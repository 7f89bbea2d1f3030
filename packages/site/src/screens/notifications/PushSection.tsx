import { Button, FormError, SettingsSection, Skeleton } from '@meetcute/kit';
import { PushOptIn, usePushSettings, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};
  max-inline-size: 44rem;
`;

/**
 * Status of push notifications in this browser, with a button to turn them on or off. Renders nothing on a
 * site without push.
 */
export function PushSection() {
  const { t } = useTranslation('notifications');
  const { name: siteName } = useSettings();
  const push = usePushSettings();
  const { status, onTurnOn, onTurnOff, isPending, hasFailed } = push;
  if (status === 'none') return null;
  const isOn = status === 'on';
  return (
    <SettingsSection title={t('push.title')} about={t('push.about', { siteName })}>
      <PushOptIn.Root as={Frame} push={push}>
        <FormError>{hasFailed && t('push.failed')}</FormError>
        {status === 'unknown' && <Skeleton style={{ inlineSize: '16rem', blockSize: '1.5rem' }} />}
        <div role="status">{status !== 'unknown' && <p>{t(`push.${status}`, { siteName })}</p>}</div>
        {(status === 'on' || status === 'off') && (
          <Button
            variant="quiet"
            isPending={isPending}
            isDisabled={!isPending && !(isOn ? onTurnOff : onTurnOn)}
            onPress={() => (isOn ? onTurnOff : onTurnOn)?.()}
          >
            {t(isOn ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        )}
      </PushOptIn.Root>
    </SettingsSection>
  );
}
