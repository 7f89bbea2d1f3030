import { vars } from '@meetcute/theme';
import { Trash } from '@phosphor-icons/react/Trash';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import { NameLink } from '../name-link/NameLink.tsx';
import { listItemCss } from '../name-link/list-item-css.ts';
import { nameLinkCss } from '../name-link/name-link-css.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { RelativeTime } from '../time/Times.tsx';
import { skinChatListItem, type ChatListItemProps } from './skin-chat-list-item.tsx';

// A single styled element for the whole item keeps long lists cheap to render.
const Frame = styled.article`
  ${listItemCss}
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  column-gap: ${vars.space[3]};
  min-block-size: 5.25rem;

  &[data-current] {
    background: ${vars.accentSoft};
  }
  @media (forced-colors: active) {
    &[data-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  [data-part='online'] {
    position: absolute;
    inset-block-end: 0.1rem;
    inset-inline-end: 0.1rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid ${vars.surface};
    border-radius: 50%;
    background: ${vars.success};
  }
  /* Two lines in the middle of the item; the label of a fictional profile is a third one. */
  &:not([data-fictional]) {
    [data-part='face'] {
      grid-row: 1 / span 2;
    }
    [data-part='name'],
    [data-part='time'] {
      align-self: end;
    }
    [data-part='snippet'],
    [data-part='badge'] {
      align-self: start;
    }
    [data-part='remove'] {
      inset-block-start: 2.1rem;
    }
  }
  [data-part='name'] {
    ${nameLinkCss}
    grid-column: 2;
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
  }
  [data-part='name']::after {
    border-radius: ${vars.radius.large};
  }
  [data-part='time'] {
    grid-column: 3;
    grid-row: 1;
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    white-space: nowrap;
  }
  [data-part='snippet'] {
    grid-column: 2;
    grid-row: 2;
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:not([data-unread]) [data-part='snippet'] {
    grid-column: 2 / span 2;
  }
  &[data-typing] [data-part='snippet'] {
    color: ${vars.accentText};
    font-style: italic;
  }
  /*
   * Lies above the link, which covers the whole item, and takes the place of the time, so that the snippet keeps its width.
   * Touch users delete from the conversation; screen readers and keyboards reach the button here too.
   */
  [data-part='remove'] {
    position: absolute;
    inset-block-start: 1.6rem;
    inset-inline-end: ${vars.space[1]};
    color: ${vars.textMuted};
    opacity: 0;
    translate: 0 -50%;
  }
  [data-part='remove']:focus-visible {
    opacity: 1;
  }
  &:has([data-part='remove']:focus-visible) [data-part='time'] {
    opacity: 0;
  }
  @media (hover: hover) {
    &:hover [data-part='remove'] {
      opacity: 1;
    }
    &:has([data-part='remove']):hover [data-part='time'] {
      opacity: 0;
    }
  }
  @media (hover: none) {
    [data-part='remove']:not(:focus-visible) {
      pointer-events: none;
    }
  }
  &[data-unread] [data-part='snippet'] {
    color: ${vars.text};
    font-weight: ${vars.weight.strong};
  }
  &[data-unread] [data-part='time'] {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  &[data-current] [data-part='snippet'],
  &[data-current] [data-part='time'] {
    color: ${vars.text};
  }
  [data-part='badge'] {
    grid-column: 3;
    grid-row: 2;
    justify-self: end;
    min-inline-size: 1.5rem;
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.badge.surface};
    color: ${vars.badge.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: center;
  }
  > [data-part='fictional'] {
    grid-row: 3;
  }
  [data-part='hidden'] {
    ${visuallyHiddenCss}
  }
  /* In a narrow column the time goes below the message, so that it cuts no name. */
  @container chats (max-width: 20rem) {
    && {
      [data-part='face'] {
        grid-row: 1 / span 3;
      }
      [data-part='name'],
      [data-part='time'] {
        grid-column: 2 / span 2;
      }
      [data-part='time'] {
        grid-row: 3;
      }
      > [data-part='fictional'] {
        grid-row: 4;
      }
      [data-part='remove'] {
        inset-block: auto calc(-1 * ${vars.space[1]});
        translate: none;
      }
    }
  }
`;

/** Sentence around a message text; `bdi` isolates text in the other writing direction. */
function Snippet({ sentence, text }: { sentence: (place: string) => string; text: string }) {
  const PLACE = '\uFFFC';
  const [textBefore, textAfter] = sentence(PLACE).split(PLACE);
  return (
    <p data-part="snippet">
      {textBefore}
      <bdi>{text}</bdi>
      {textAfter}
    </p>
  );
}

function Content({ chat, href, viewerId, asOf, isCurrent, isTyping, onRemove }: ChatListItemProps) {
  const { t } = useTranslation(['chat', 'common', 'shell']);
  const { profile, last_message: last, num_unread_messages: unreadCount, updated_at: updateTime } = chat;
  const words = last && (last.text || t(last.removed ? 'removed' : 'photo'));
  const snippet = words === null ? t('noMessages') : words;
  const isOwn = last?.sender === viewerId && !last.removed && !isTyping;
  return (
    <>
      <div data-part="face">
        <RetriedPhoto image={profile.main_image} alt="" sizes="3.5rem" shape="round" />
        {profile.online && (
          <span data-part="online">
            <span data-part="hidden">{t('common:online')}</span>
          </span>
        )}
      </div>
      <NameLink profile={profile} href={href} isCurrent={isCurrent} />
      <RelativeTime at={updateTime} asOf={asOf} />
      <Snippet
        sentence={(place) => (isOwn ? t('you', { text: place }) : place)}
        text={isTyping ? t('typing') : snippet}
      />
      {unreadCount > 0 && (
        <span data-part="badge">
          <span aria-hidden>{unreadCount > 99 ? '99+' : unreadCount}</span>
          <span data-part="hidden">{t('shell:newMessages', { count: unreadCount })}</span>
        </span>
      )}
      {onRemove && (
        <IconButton
          data-part="remove"
          aria-label={t('conversation.removeWith', { name: profile.name })}
          onPress={onRemove}
        >
          <Trash aria-hidden size={20} />
        </IconButton>
      )}
    </>
  );
}

/** Default item of the chat list: round photo, name, last message, time and number of unread messages. */
export const ChatListItem = skinChatListItem({ Frame, Content });
