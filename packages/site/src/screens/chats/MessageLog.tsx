import type { Profile } from '@meetcute/contract';
import { readAsFar, type MessageRun } from '@meetcute/core';
import { Button, DayName, Message } from '@meetcute/kit';
import {
  positionIn,
  useIncoming,
  useMessages,
  useRead,
  type Sending,
  type ShownMessage,
  type Thread,
} from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { ArrowDown } from '@phosphor-icons/react/ArrowDown';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Announcement } from '../../shell/Announcement.tsx';
import { useParts } from '../../template/context.ts';
import { ChatDrawing } from './ChatDrawing.tsx';
import { useNewestInView } from './useNewestInView.ts';

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;

  /* Turned round, the place of scrolling counts from the newest message: it stays there while others come or older ones
     are loaded above, and the server's page begins there too. */
  [data-part='scroller'] {
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [data-part='scroller']:focus-visible {
    outline-offset: -2px;
  }
  [data-part='messages'] {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${t.space[1]};
    padding: ${t.space[4]} ${t.layout.gutter};
  }
  [data-part='older'] {
    align-self: center;
  }
  [data-part='day'] {
    margin-block: ${t.space[5]} ${t.space[3]};
    color: ${t.textMuted};
    font-family: ${t.font.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    letter-spacing: 0;
    line-height: ${t.leading.snug};
    text-align: center;
  }
  [data-part='run'] {
    display: grid;
    gap: 3px;
  }
  [data-part='run'] + [data-part='run'] {
    margin-block-start: ${t.space[3]};
  }
  [data-part='latest'] {
    position: absolute;
    inset-block-end: ${t.space[3]};
    inset-inline: 0;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  [data-part='latest'] > * {
    box-shadow: ${t.shadow.floating};
    pointer-events: auto;
  }
  ${media.tablet} {
    [data-part='messages'] {
      padding-inline: ${t.space[6]};
    }
  }
`;

interface RunProps {
  run: MessageRun<ShownMessage>;
  isOwn: boolean;
  senderName: string;
  onRetry: () => void;
}

function Run({ run, isOwn, senderName, onRetry }: RunProps) {
  const { MessageBubble } = useParts('chats-chatId');
  return (
    <div data-part="run">
      {run.messages.map(({ id, text, image, sent_at: sentAt, state, clientId }, index) => (
        <MessageBubble
          key={id}
          text={text}
          image={image}
          senderName={senderName}
          isOwn={isOwn}
          sentAt={sentAt}
          state={state}
          position={positionIn(index, run.messages.length)}
          {...(state === 'failed' && clientId !== null ? { onRetry } : {})}
        />
      ))}
    </div>
  );
}

export interface MessageLogProps {
  /** The conversation's id. */
  id: string;
  thread: Thread;
  sending: Sending;
  profile: Profile | null;
  viewerId: string;
}

/** What was said, day by day, the newest at the bottom; what comes in while one looks is read out once. */
export function MessageLog({ id, thread, sending, profile, viewerId }: MessageLogProps) {
  const { t: text } = useTranslation('chat');
  const { page, loadOlder, isLoadingOlder } = thread;
  const days = useMessages(page, sending.pending, viewerId);
  const incoming = useIncoming(page?.messages ?? [], viewerId);
  const { scroller, onScroll, isAway, hasUnseen, showNewest } = useNewestInView(
    incoming?.id,
    sending.pending.at(-1)?.client_id,
  );
  useRead(id, isAway ? undefined : readAsFar(page?.messages ?? [], viewerId));
  const name = profile?.name ?? '';
  const hasFailed = sending.pending.some(({ state }) => state === 'failed');
  return (
    <Frame>
      <div
        data-part="scroller"
        role="log"
        aria-live="off"
        aria-label={text('conversation.messages', { name })}
        tabIndex={0}
        ref={scroller}
        onScroll={onScroll}
      >
        <div data-part="messages">
          {(loadOlder || isLoadingOlder) && (
            <div data-part="older">
              <Button variant="plain" isPending={isLoadingOlder} onPress={() => loadOlder?.()}>
                {text('conversation.older')}
              </Button>
            </div>
          )}
          {days.length === 0 && (
            <Message
              drawing={<ChatDrawing />}
              title={text('conversation.helloTitle', { name })}
              text={text('conversation.helloText')}
            />
          )}
          {days.map(({ day, runs }) => (
            <Fragment key={day}>
              <h2 data-part="day">
                <DayName day={day} />
              </h2>
              {runs.map((run) => (
                <Run
                  key={run.messages[0]?.id}
                  run={run}
                  isOwn={run.sender === viewerId}
                  senderName={run.sender === viewerId ? text('conversation.self') : name}
                  onRetry={sending.retry}
                />
              ))}
            </Fragment>
          ))}
        </div>
      </div>
      {hasUnseen && (
        <div data-part="latest">
          <Button onPress={showNewest}>
            <ArrowDown aria-hidden size={18} weight="bold" />
            {text('conversation.latest')}
          </Button>
        </div>
      )}
      <Announcement>
        {incoming && text('conversation.said', { name, text: incoming.text || text('photo') })}
      </Announcement>
      <Announcement>{hasFailed && text('conversation.notSent')}</Announcement>
    </Frame>
  );
}
