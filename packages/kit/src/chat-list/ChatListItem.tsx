import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hiddenCss } from '../hidden/hiddenCss.ts';
import { NameLink } from '../name-link/NameLink.tsx';
import { nameLinkCss } from '../name-link/nameLinkCss.ts';
import { Photo } from '../photo/Photo.tsx';
import { RelativeTime } from '../time/Times.tsx';
import { skinChatListItem, type ChatListItemProps } from './skinChatListItem.tsx';

// One styled element for the whole line: repeated parts are cheap that way.
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  column-gap: ${t.space[3]};
  align-items: center;
  min-block-size: 5.25rem;
  padding: ${t.space[3]} ${t.space[4]};
  border-radius: ${t.radius.large};
  transition: background ${t.motion.feedback};

  &:hover {
    background: color-mix(in oklab, ${t.text} 6%, transparent);
  }
  &[data-current] {
    background: ${t.accentSoft};
  }
  [data-part='face'] {
    position: relative;
    grid-row: 1 / span 3;
  }
  [data-part='online'] {
    position: absolute;
    inset-block-end: 0.1rem;
    inset-inline-end: 0.1rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid ${t.surface};
    border-radius: 50%;
    background: ${t.success};
  }
  [data-part='name'] {
    ${nameLinkCss}
    grid-column: 2;
    font-weight: ${t.weight.strong};
    line-height: ${t.leading.snug};
  }
  [data-part='name']::after {
    border-radius: ${t.radius.large};
  }
  [data-part='time'] {
    grid-column: 3;
    grid-row: 1;
    color: ${t.textMuted};
    font-size: ${t.type.note};
    white-space: nowrap;
  }
  [data-part='snippet'] {
    grid-column: 2;
    grid-row: 2;
    overflow: hidden;
    color: ${t.textMuted};
    font-size: ${t.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:not([data-unread]) [data-part='snippet'] {
    grid-column: 2 / -1;
  }
  &[data-unread] [data-part='snippet'] {
    color: ${t.text};
    font-weight: ${t.weight.strong};
  }
  &[data-unread] [data-part='time'] {
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
  &[data-current] [data-part='snippet'],
  &[data-current] [data-part='time'] {
    color: ${t.text};
  }
  [data-part='badge'] {
    grid-column: 3;
    grid-row: 2;
    justify-self: end;
    min-inline-size: 1.5rem;
    padding-inline: ${t.space[2]};
    border-radius: ${t.radius.full};
    background: ${t.badge.surface};
    color: ${t.badge.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: center;
  }
  > [data-part='fictional'] {
    grid-column: 2 / -1;
    grid-row: 3;
    justify-self: start;
    margin-block-start: ${t.space[1]};
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    font-size: ${t.type.note};
    line-height: 1.6;
  }
  [data-part='hidden'] {
    ${hiddenCss}
  }
`;

function Content({ chat, href, viewerId, asOf, isCurrent }: ChatListItemProps) {
  const { t: text } = useTranslation(['chat', 'common', 'shell']);
  const { profile, last_message: last, num_unread_messages: unread, updated_at: at } = chat;
  const words = last && (last.text || text('photo'));
  const snippet = words === null ? text('noMessages') : words;
  return (
    <>
      <div data-part="face">
        <Photo image={profile.main_image} alt="" sizes="3.5rem" shape="round" />
        {profile.online && (
          <span data-part="online">
            <span data-part="hidden">{text('common:online')}</span>
          </span>
        )}
      </div>
      <NameLink profile={profile} href={href} isCurrent={isCurrent} />
      <RelativeTime at={at} asOf={asOf} />
      <p data-part="snippet">{last?.sender === viewerId ? text('you', { text: snippet }) : snippet}</p>
      {unread > 0 && (
        <span data-part="badge">
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span data-part="hidden">{text('shell:newMessages', { count: unread })}</span>
        </span>
      )}
    </>
  );
}

/** The default line of the chat list: a round photo, the name, the last words, the time and what is new. */
export const ChatListItem = skinChatListItem({ Frame, Content });
