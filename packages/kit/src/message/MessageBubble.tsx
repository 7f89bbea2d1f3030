import { t } from '@meetcute/theme';
import { Check } from '@phosphor-icons/react/Check';
import { Checks } from '@phosphor-icons/react/Checks';
import { Clock } from '@phosphor-icons/react/Clock';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hiddenCss } from '../hidden/hiddenCss.ts';
import { Photo } from '../photo/Photo.tsx';
import { ClockTime } from '../time/Times.tsx';
import { MessageText } from './MessageText.tsx';
import { skinMessageBubble, type MessageBubbleProps } from './skinMessageBubble.tsx';

const Frame = styled.div`
  --mc-bubble-near: ${t.space[1]};

  display: grid;
  justify-items: start;
  gap: ${t.space[1]};
  inline-size: fit-content;
  max-inline-size: min(34rem, 82%);
  margin-inline-end: auto;

  [data-part='bubble'] {
    position: relative;
    padding: ${t.space[2]} ${t.space[4]};
    border-radius: ${t.bubble.radius};
    background: ${t.bubble.other};
    color: ${t.bubble.onOther};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-part='text'] a {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  [data-part='photo'] {
    inline-size: min(16rem, 100%);
    margin-block: ${t.space[1]};
    border-radius: ${t.radius.medium};
  }
  /* Bubbles of a run lean on each other on the sender's side. */
  &[data-position='middle'] [data-part='bubble'],
  &[data-position='last'] [data-part='bubble'] {
    border-start-start-radius: var(--mc-bubble-near);
  }
  &[data-position='first'] [data-part='bubble'],
  &[data-position='middle'] [data-part='bubble'] {
    border-end-start-radius: var(--mc-bubble-near);
  }
  &[data-own] {
    justify-items: end;
    margin-inline: auto 0;
  }
  &[data-own] [data-part='bubble'] {
    background: ${t.bubble.own};
    color: ${t.bubble.onOwn};
  }
  &[data-own][data-position='middle'] [data-part='bubble'],
  &[data-own][data-position='last'] [data-part='bubble'] {
    border-start-start-radius: ${t.bubble.radius};
    border-start-end-radius: var(--mc-bubble-near);
  }
  &[data-own][data-position='first'] [data-part='bubble'],
  &[data-own][data-position='middle'] [data-part='bubble'] {
    border-end-start-radius: ${t.bubble.radius};
    border-end-end-radius: var(--mc-bubble-near);
  }
  &[data-state='failed'] [data-part='bubble'] {
    background: transparent;
    color: ${t.text};
    box-shadow: inset 0 0 0 1px ${t.danger};
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space[1]};
    /* In line with the words of the bubble. */
    padding-inline: ${t.space[4]};
    color: ${t.textMuted};
    font-size: ${t.type.note};
    line-height: ${t.leading.snug};
  }
  &[data-state='read'] [data-part='facts'] svg {
    color: ${t.accentText};
  }
  &[data-state='failed'] [data-part='facts'] {
    color: ${t.danger};
  }
  [data-part='retry'] {
    min-block-size: ${t.layout.touch};
    padding-inline: ${t.space[2]};
    color: ${t.text};
    font-weight: ${t.weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-part='hidden'] {
    ${hiddenCss}
  }
`;

const icons = { sending: Clock, failed: WarningCircle, sent: Check, delivered: Checks, read: Checks };

/** Time and state; seen under the last message of a run, read with each. */
function Facts({ sentAt, isOwn, state, position, onRetry }: MessageBubbleProps) {
  const { t: text } = useTranslation(['chat', 'common']);
  const words = {
    sending: text('sending'),
    failed: text('notSent'),
    sent: text('sent'),
    delivered: text('delivered'),
    read: text('read'),
  }[state];
  const Icon = icons[state];
  const isFailed = state === 'failed';
  const isShown = isFailed || position === 'single' || position === 'last';
  return (
    <div data-part={isShown ? 'facts' : 'hidden'}>
      {!isFailed && <ClockTime at={sentAt} />}
      {isOwn && <Icon aria-hidden size={16} weight="bold" />}
      {isOwn && <span data-part={isFailed ? undefined : 'hidden'}>{words}</span>}
      {isFailed && onRetry && (
        <Button data-part="retry" onPress={onRetry}>
          {text('common:tryAgain')}
        </Button>
      )}
    </div>
  );
}

function Content(props: MessageBubbleProps) {
  const { text: words, image, senderName } = props;
  const { t: text } = useTranslation('common');
  return (
    <>
      <div data-part="bubble">
        <span data-part="hidden">{senderName}: </span>
        {image && <Photo image={image} alt={text('photoOf', { name: senderName })} sizes="16rem" />}
        <MessageText text={words} />
      </div>
      <Facts {...props} />
    </>
  );
}

/** The default message: a bubble on its sender's side, under the last of a run the time and what became of it. */
export const MessageBubble = skinMessageBubble({ Frame, Content });
