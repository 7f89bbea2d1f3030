import { Button, FormError, SettingsSection, Skeleton, StatusMessage } from '@meetcute/kit';
import { useSessions } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SessionLine } from './SessionLine.tsx';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  inline-size: min(36rem, 100%);
`;

/** List of the member's sessions, with buttons to end one or all others. */
export function SessionsSection() {
  const { t } = useTranslation(['account', 'common']);
  const { sessions, asOf, loadError, onReload, onEnd, ending, endError, isEnded } = useSessions();
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <SettingsSection title={t('sessions.title')} about={t('sessions.about')}>
      <FormError>{loadError ?? endError}</FormError>
      {loadError && (
        <Button variant="quiet" onPress={onReload}>
          {t('common:tryAgain')}
        </Button>
      )}
      {!sessions && !loadError && <Skeleton style={{ inlineSize: '100%', blockSize: '5rem' }} />}
      {sessions && (
        <List role="list" aria-label={t('sessions.title')}>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              asOf={asOf}
              isEnding={ending === session.id}
              onEnd={onEnd && (() => onEnd(session.id))}
            />
          ))}
        </List>
      )}
      {hasOthers && <p data-part="fine">{t('sessions.unknownOne')}</p>}
      <StatusMessage>{isEnded && !hasOthers && t('sessions.ended')}</StatusMessage>
      {hasOthers && (
        <Button variant="quiet" isPending={ending === null} isDisabled={!onEnd} onPress={() => onEnd?.(null)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}
