import { href } from '@meetcute/core';
import { media, vars } from '@meetcute/theme';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { HeartStraight } from '@phosphor-icons/react/HeartStraight';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};

  a {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: 4rem;
    padding: ${vars.space[3]} ${vars.space[5]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceRaised};
    font-weight: ${vars.weight.strong};
    text-decoration: none;
    transition:
      transform ${vars.motion.feedback} ${vars.motion.ease},
      border-color ${vars.motion.feedback};
  }
  a:hover {
    border-color: ${vars.edge};
  }
  a:active {
    transform: scale(0.985);
  }
  svg {
    flex: none;
    color: ${vars.accentText};
  }
  svg:last-child {
    margin-inline-start: auto;
    color: ${vars.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[5]};
  }
`;

/** Props of `UnreadSummary`. */
export interface UnreadSummaryProps {
  /** Number of unread messages; 0 hides the entry. */
  unread: number;
  /** Number of unseen likes; 0 hides the entry. */
  newLikes: number;
}

/** Links to new likes and unread messages. */
export function UnreadSummary({ unread, newLikes }: UnreadSummaryProps) {
  const { t } = useTranslation('shell');
  return (
    <List role="list">
      {newLikes > 0 && (
        <li>
          <Link to={href('likes')}>
            <HeartStraight aria-hidden size={24} weight="fill" />
            {t('newLikes', { count: newLikes })}
            <CaretRight aria-hidden size={18} />
          </Link>
        </li>
      )}
      {unread > 0 && (
        <li>
          <Link to={href('chats')}>
            <ChatCircle aria-hidden size={24} weight="fill" />
            {t('newMessages', { count: unread })}
            <CaretRight aria-hidden size={18} />
          </Link>
        </li>
      )}
    </List>
  );
}
