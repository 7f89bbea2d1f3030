import type { Message, Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { fictionalLabelCss, RetriedPhoto, Skeleton, visuallyHiddenCss } from '@meetcute/kit';
import { Conversation, useDeleteChat } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';

const Head = styled.header`
  display: flex;
  flex: none;
  /* Wraps at large font sizes, so that the name stays readable. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space[3]};
  min-block-size: ${vars.layout.bar};
  padding: ${vars.space[2]} ${vars.layout.gutter};
  border-block-end: 1px solid ${vars.line};

  [data-part='back'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${vars.layout.touch};
    block-size: ${vars.layout.touch};
    margin-inline: calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[2]});
    border-radius: ${vars.radius.full};
  }
  [data-part='hidden'] {
    ${visuallyHiddenCss}
  }
  [data-part='who'] {
    position: relative;
    display: flex;
    flex: 1 1 min(4.5rem, 30%);
    gap: ${vars.space[3]};
    align-items: center;
    min-inline-size: 0;
    border-radius: ${vars.radius.large};
    text-decoration: none;
  }
  [data-part='face'] {
    flex: none;
    inline-size: 2.75rem;
    border-radius: 50%;
  }
  [data-part='face']:empty {
    block-size: 2.75rem;
  }
  [data-part='words'] {
    min-inline-size: 0;
  }
  h1 {
    overflow: hidden;
    font-family: ${vars.font.text};
    font-size: ${vars.type.body};
    font-weight: ${vars.weight.strong};
    letter-spacing: 0;
    line-height: ${vars.leading.snug};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='presence'] {
    display: flex;
    gap: ${vars.space[1]};
    align-items: center;
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-online] [data-part='presence']::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${vars.success};
  }
  [data-part='name-shape'] {
    inline-size: 8rem;
    block-size: 1.25rem;
  }
  > [data-part='fictional'] {
    ${fictionalLabelCss}
    flex: none;
    order: 1;
  }
  > [data-part='ways'] {
    display: flex;
    flex: none;
    order: 2;
    margin-inline: auto calc(-1 * ${vars.space[2]});
    color: ${vars.textMuted};
  }
  ${media.tablet} {
    [data-part='back'] {
      display: none;
    }
    [data-part='who'] {
      flex: 0 1 auto;
    }
    padding-inline: ${vars.space[6]};
  }
`;

function Identity({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['chat', 'common']);
  const presence = profile.online ? t('common:online') : profile.city;
  return (
    <Link data-part="who" to={href('members-memberId', { memberId: profile.id })}>
      <div data-part="face">
        <RetriedPhoto image={profile.main_image} alt="" sizes="2.75rem" shape="round" />
      </div>
      <div data-part="words">
        <h1 tabIndex={-1}>
          <bdi>{profile.name}</bdi>
        </h1>
        {presence && <p data-part="presence">{presence}</p>}
      </div>
      <span data-part="hidden">{t('conversation.profile', { name: profile.name })}</span>
    </Link>
  );
}

function IdentitySkeleton() {
  return (
    <div data-part="who" aria-hidden>
      <Skeleton data-part="face" />
      <Skeleton data-part="name-shape" />
    </div>
  );
}

/** Menu of the conversation: report or block the member, or delete the chat. */
function Menu({ id, profile, messages }: { id: string; profile: Profile; messages: readonly Message[] }) {
  const navigate = useNavigate();
  const leave = () => void navigate(href('chats'), { replace: true });
  const remove = useDeleteChat(leave);
  return (
    <SafetyMenu profile={profile} messages={messages} onBlocked={leave} onRemoveChat={() => remove(id)} />
  );
}

/** Props of `ConversationHeader`. */
export interface ConversationHeaderProps {
  /** Id of the conversation. */
  id: string;
  /** The other member; null while unknown, and for a missing conversation. */
  profile: Profile | null;
  /** Whether the member is still being loaded. Default: false. */
  isLoading?: boolean;
  /** Messages of the conversation, which a report can cite. Default: none. */
  messages?: readonly Message[];
}

/** Header with the other member, a link back, and the menu of the conversation. */
export function ConversationHeader({
  id,
  profile,
  isLoading = false,
  messages = [],
}: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  return (
    <Conversation.Header as={Head} profile={profile}>
      <Link data-part="back" to={href('chats')} aria-label={t('conversation.back')}>
        <ArrowLeft aria-hidden size={22} />
      </Link>
      {profile && <Identity profile={profile} />}
      {!profile && isLoading && <IdentitySkeleton />}
      {!profile && !isLoading && <h1 tabIndex={-1}>{t('title')}</h1>}
      {profile && (
        <div data-part="ways">
          <Menu id={id} profile={profile} messages={messages} />
        </div>
      )}
    </Conversation.Header>
  );
}
