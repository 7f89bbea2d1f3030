import type { Session } from '@meetcute/contract';
import { Button, RelativeTime } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrowserName } from './useBrowserName.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.medium};

  [data-part='name'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='seen'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Props of `SessionLine`. */
export interface SessionLineProps {
  /** The session to show. */
  session: Session;
  /** Time at which the list was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Whether this session is being ended. */
  isEnding: boolean;
  /** Ends this session; null while another action is in progress. */
  onEnd: (() => void) | null;
}

/** One session of the member, with a button to end it. @selector [data-current] */
export function SessionLine({ session, asOf, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation('account');
  const name = useBrowserName(session.user_agent);
  const id = useId();
  return (
    <Line data-current={session.current || undefined}>
      <div>
        <p data-part="name" id={`${id}-name`}>
          {name}
        </p>
        <p data-part="seen">
          {session.current ? (
            t('sessions.here')
          ) : (
            <>
              {t('sessions.seen')} <RelativeTime at={session.last_seen} asOf={asOf} />
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="plain"
          id={`${id}-end`}
          aria-labelledby={`${id}-end ${id}-name`}
          isPending={isEnding}
          isDisabled={!onEnd && !isEnding}
          onPress={() => onEnd?.()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Line>
  );
}
