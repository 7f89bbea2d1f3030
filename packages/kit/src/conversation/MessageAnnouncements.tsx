import type { PendingMessage } from '@meetcute/core';
import type { UseMessageLogResult } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '../feedback/Announcement.tsx';
import { useUnsentReason } from './useUnsentReason.ts';

/** From this number on, messages that arrive together are announced as a count. */
const MANY = 4;

/** Announcement of an unsent message, with the reason. */
function Failure({ code }: Pick<PendingMessage, 'code'>) {
  const { t } = useTranslation('chat');
  const reason = useUnsentReason(code, true);
  return <span>{`${t('conversation.notSent')} ${reason ?? ''} `}</span>;
}

/**
 * Announces each incoming and each failed message once, and the warning of a message that has just arrived. Keys make
 * repeated texts new elements, so they are announced too.
 */
export function MessageAnnouncements({
  log: { incoming },
  hint,
  profile,
  failed,
}: Pick<UseMessageLogResult, 'log' | 'hint' | 'profile' | 'failed'>) {
  const { t } = useTranslation('chat');
  const name = profile?.name ?? '';
  const isMany = incoming.length >= MANY;
  return (
    <>
      <Announcement>
        {isMany && t('conversation.incomingMany', { count: incoming.length, name })}
        {!isMany &&
          incoming.map((message) => (
            <span key={message.id}>
              {t('conversation.incoming', {
                name,
                text: message.text || t(message.removed ? 'removed' : 'photo'),
              })}{' '}
            </span>
          ))}
      </Announcement>
      <Announcement>
        {hint && incoming.some(({ id }) => id === hint.message.id) && (
          <span key={hint.message.id}>{hint.words}</span>
        )}
      </Announcement>
      <Announcement isList>
        {failed.map(({ client_id, code }) => (
          <Failure key={client_id} code={code} />
        ))}
      </Announcement>
    </>
  );
}
