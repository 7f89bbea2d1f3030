import type { Profile } from '@meetcute/contract';
import { Conversation, type ConversationHeaderState } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { FrameProps } from '../frame/useFrame.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { fictionalLabelCss } from '../profile-card/fictional-label-css.ts';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';

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
  [data-part='title'] {
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
  /* A low window keeps its height for the messages. */
  ${media.low} {
    min-block-size: 0;
    padding-block: 0;

    [data-part='who'] {
      flex: 1 1 min(4.5rem, 30%);
    }
    [data-part='face'] {
      inline-size: 2rem;
    }
    [data-part='face']:empty {
      block-size: 2rem;
    }
  }
`;

interface TitleProps {
  /** Element of the title. */
  as: 'h1' | 'h2';
  children: ReactNode;
}

/** Title of the conversation. The heading of a page can take the focus after a navigation. */
const Title = ({ as: Heading, children }: TitleProps) => (
  <Heading data-part="title" tabIndex={Heading === 'h1' ? -1 : undefined}>
    {children}
  </Heading>
);

interface IdentityProps extends Required<Pick<ConversationHeaderProps, 'heading' | 'profileHref'>> {
  profile: Profile;
}

function Identity({ profile, profileHref, heading }: IdentityProps) {
  const { t } = useTranslation(['chat', 'common']);
  const presence = profile.online ? t('common:online') : profile.city;
  return (
    <Link data-part="who" href={profileHref}>
      <div data-part="face">
        <RetriedPhoto image={profile.main_image} alt="" sizes="2.75rem" shape="round" />
      </div>
      <div data-part="words">
        <Title as={heading}>
          <bdi>{profile.name}</bdi>
        </Title>
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

/** Props of `ConversationHeader`. */
export interface ConversationHeaderProps extends FrameProps<HTMLElement, ConversationHeaderState> {
  /** The other member; null while unknown, and for a missing conversation. @selector [data-fictional], [data-online] */
  profile: Profile | null;
  /** Whether the member is still being loaded. Default: false. */
  isLoading?: boolean;
  /** URL of the member's profile. */
  profileHref: string;
  /** URL of the list of chats, for a link on phones. Default: no link. */
  backHref?: string | undefined;
  /** Menu of the conversation, such as report and block. Default: none. */
  menu?: ReactNode;
  /** Level of the title; `h1` where the conversation is the page. Default: 'h2'. */
  heading?: 'h1' | 'h2';
}

/** Header of a conversation: the other member with the fictional label, a link back, and a menu. */
export function ConversationHeader({
  profile,
  isLoading = false,
  profileHref,
  backHref,
  menu,
  heading = 'h2',
  ...frame
}: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  return (
    <Conversation.Header {...frame} as={Head} profile={profile}>
      {backHref !== undefined && (
        <Link data-part="back" href={backHref} aria-label={t('conversation.back')}>
          <ArrowLeft aria-hidden size={22} />
        </Link>
      )}
      {profile && <Identity profile={profile} profileHref={profileHref} heading={heading} />}
      {!profile && isLoading && <IdentitySkeleton />}
      {!profile && !isLoading && <Title as={heading}>{t('title')}</Title>}
      {profile && menu !== undefined && <div data-part="ways">{menu}</div>}
    </Conversation.Header>
  );
}
