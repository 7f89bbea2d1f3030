import type { Session } from '@meetcute/contract';
import { Button, RelativeTime } from '@meetcute/kit';
import { t } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrowserName } from './useBrowserName.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid ${t.line};
  border-radius: ${t.radius.medium};

  [data-part='name'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='seen'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
`;

export interface SessionLineProps {
  session: Session;
  /** When the list was asked for, in milliseconds. */
  asOf: number;
  isEnding: boolean;
  /** Logs this browser out; null while something else is under way. */
  onEnd: (() => void) | null;
}

/** One browser in which the member is logged in. */
export function SessionLine({ session, asOf, isEnding, onEnd }: SessionLineProps) {
  const { t: text } = useTranslation('account');
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
            text('sessions.here')
          ) : (
            <>
              {text('sessions.seen')} <RelativeTime at={session.last_seen} asOf={asOf} />
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
          {text('sessions.end')}
        </Button>
      )}
    </Line>
  );
}
