import { isFewEmoji } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { Check } from '@phosphor-icons/react/Check';
import { Checks } from '@phosphor-icons/react/Checks';
import { Clock } from '@phosphor-icons/react/Clock';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import { ClockTime } from '../time/Times.tsx';
import { MessageImage } from './MessageImage.tsx';
import { AnswerMessage } from './AnswerMessage.tsx';
import { MessageQuote } from './MessageQuote.tsx';
import { MessageText } from './MessageText.tsx';
import { skinMessageBubble, type MessageBubbleProps } from './skin-message-bubble.tsx';
import { useUnsentReason } from './useUnsentReason.ts';

const Frame = styled.div`
  --mc-bubble-near: ${vars.space[1]};

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-items: start;
  gap: ${vars.space[1]};
  inline-size: fit-content;
  max-inline-size: min(34rem, 82%);
  margin-inline-end: auto;

  [data-part='bubble'] {
    position: relative;
    padding: ${vars.space[2]} ${vars.space[4]};
    border-radius: ${vars.bubble.radius};
    background: ${vars.bubble.other};
    color: ${vars.bubble.onOther};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  /* An image fills its bubble up to a thin rim; without a caption, up to the edge. */
  [data-picture] {
    overflow: clip;
    padding: ${vars.space[1]};
  }
  [data-picture='alone'] {
    padding: 0;
  }
  [data-picture] [data-part='picture'] {
    display: block;
    overflow: clip;
    border-radius: calc(${vars.bubble.radius} - ${vars.space[1]});
  }
  [data-picture='alone'] [data-part='picture'] {
    border-radius: 0;
  }
  [data-picture] [data-part='quote'] {
    margin-inline: ${vars.space[3]};
  }
  [data-picture] [data-part='text'],
  [data-part='gone'] {
    display: block;
    padding: ${vars.space[1]} ${vars.space[3]};
  }
  [data-part='text'] a {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  /* Corners between bubbles of one run are tighter on the sender's side. */
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
    background: ${vars.bubble.own};
    color: ${vars.bubble.onOwn};
  }
  &[data-own][data-position='middle'] [data-part='bubble'],
  &[data-own][data-position='last'] [data-part='bubble'] {
    border-start-start-radius: ${vars.bubble.radius};
    border-start-end-radius: var(--mc-bubble-near);
  }
  &[data-own][data-position='first'] [data-part='bubble'],
  &[data-own][data-position='middle'] [data-part='bubble'] {
    border-end-start-radius: ${vars.bubble.radius};
    border-end-end-radius: var(--mc-bubble-near);
  }
  /* A note of the operators must not look like words of the sender. */
  && [data-removed] {
    background: transparent;
    color: ${vars.textMuted};
    box-shadow: inset 0 0 0 1px ${vars.line};
  }
  &[data-state='failed'] [data-part='bubble'] {
    background: transparent;
    color: ${vars.text};
    box-shadow: inset 0 0 0 1px ${vars.danger};
  }
  &[data-state='failed'] [data-picture] {
    box-shadow: 0 0 0 2px ${vars.danger};
  }
  /* A few emoji need no bubble. */
  &:not([data-state='failed']) [data-emoji] {
    padding: 0;
    background: none;
    color: ${vars.text};
    font-size: 2.5rem;
    line-height: 1.2;
  }
  /* Forced colours remove the background, so a border outlines the bubble. */
  @media (forced-colors: active) {
    [data-part='bubble']:not([data-emoji]) {
      border: 1px solid;
    }
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${vars.space[1]};
    /* Aligns with the text of the bubble. */
    padding-inline: ${vars.space[4]};
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
  }
  &:not([data-state='failed']) [data-emoji] + [data-part='facts'] {
    padding-inline: 0;
  }
  &[data-state='read'] [data-part='facts'] svg {
    color: ${vars.accentText};
  }
  &[data-state='failed'] [data-part='facts'] {
    color: ${vars.danger};
  }
  &[data-own] [data-part='facts'] {
    justify-content: flex-end;
    text-align: end;
  }
  [data-part='reason'] {
    flex-basis: 100%;
  }
  [data-part='retry'] {
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[2]};
    color: ${vars.text};
    font-weight: ${vars.weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-own] [data-part='retry']:last-child {
    margin-inline-end: calc(-1 * ${vars.space[2]});
  }
  [data-part='hidden'] {
    ${visuallyHiddenCss}
  }
`;

const icons = {
  waiting: Clock,
  sending: Clock,
  failed: WarningCircle,
  sent: Check,
  delivered: Checks,
  read: Checks,
};

/** Reason a message is unsent. A separate component, so that other members' messages do not load its texts. */
function Reason({ code, isFailed }: { code: string | null; isFailed: boolean }) {
  const reason = useUnsentReason(code, isFailed);
  return reason === null ? null : <span data-part="reason">{reason}</span>;
}

/** Time and state: visible under the last message of a run, read by screen readers with every message. */
function Facts({ sentAt, isOwn, state, position, code = null, onRetry, onEdit }: MessageBubbleProps) {
  const { t } = useTranslation(['chat', 'common']);
  const words = {
    waiting: t('waiting'),
    sending: t('sending'),
    failed: t('notSent'),
    sent: t('sent'),
    delivered: t('delivered'),
    read: t('read'),
  }[state];
  const Icon = icons[state];
  const isFailed = state === 'failed';
  const isLate = state === 'waiting';
  const isShown = isFailed || position === 'single' || position === 'last';
  return (
    <div data-part={isShown ? 'facts' : 'hidden'}>
      {!isFailed && <ClockTime at={sentAt} />}
      {isOwn && <Icon aria-hidden size={16} weight="bold" />}
      {isOwn && <span data-part={isFailed || isLate ? undefined : 'hidden'}>{words}</span>}
      {isOwn && <Reason code={code} isFailed={isFailed} />}
      {(isFailed || isLate) && onRetry && (
        <Button data-part="retry" onPress={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
      {isFailed && onEdit && (
        <Button data-part="retry" onPress={onEdit}>
          {t('unsent.edit')}
        </Button>
      )}
    </div>
  );
}

function Content(props: MessageBubbleProps) {
  const { text: words, image, senderName, quote, isRemoved = false, onOpenImage } = props;
  const isQuoting = quote && !isRemoved;
  const { t } = useTranslation('chat');
  return (
    <>
      <div
        data-part="bubble"
        data-picture={image ? (words ? 'captioned' : 'alone') : undefined}
        data-emoji={(!image && !isRemoved && !isQuoting && isFewEmoji(words)) || undefined}
        data-removed={isRemoved || undefined}
      >
        <span data-part="hidden">
          <bdi>{senderName}</bdi>:{' '}
        </span>
        {isQuoting && <MessageQuote quote={quote} />}
        {image && <MessageImage {...image} onOpen={onOpenImage} />}
        {words && <MessageText text={words} />}
        {isRemoved && <em data-part="removed">{t('removed')}</em>}
      </div>
      <Facts {...props} />
      <AnswerMessage {...props} />
    </>
  );
}

/** Default message: a bubble on the sender's side, with time and delivery state under the last of a run. */
export const MessageBubble = skinMessageBubble({ Frame, Content });
