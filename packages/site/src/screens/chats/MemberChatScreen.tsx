import type { Profile } from '@meetcute/contract';
import { href, profileHref } from '@meetcute/core';
import { Button, ButtonLink, EmptyState, MessageSkeleton } from '@meetcute/kit';
import { useMember, useSettings, useStartChat, useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Cake } from '@phosphor-icons/react/Cake';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from '../../router/index.ts';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useSlot } from '../../template/context.ts';

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${vars.space[5]};
  min-block-size: 0;
  overflow-y: auto;
  padding: ${vars.space[8]} ${vars.layout.gutter} ${vars.space[10]};
  text-align: center;

  > :first-child {
    margin-block-start: auto;
  }
  > :last-child {
    margin-block-end: auto;
  }
  h1 {
    font-size: ${vars.type.heading};
  }
  > p {
    max-inline-size: 22em;
    color: ${vars.textMuted};
  }
  [data-part='card'] {
    flex: none;
    inline-size: min(15rem, 60vw);
    text-align: start;
  }
  &[data-part='opening'] > :first-child {
    margin-block: 0;
    font-size: ${vars.type.title};
  }
  &[data-part='opening'] > :last-child {
    align-self: stretch;
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[3]};
  }
`;

/** Shows visitors the member, with sign-up and login links. */
function Teaser({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['chat', 'shell']);
  const ProfileCard = useSlot('ProfileCard');
  const next = href('members-memberId-chat', { memberId: profile.id });
  const profileAddress = profileHref(profile);
  return (
    <Column>
      <div data-part="card">
        <ProfileCard profile={profile} href={profileAddress} isFirst sizes="min(15rem, 60vw)" />
      </div>
      <h1 tabIndex={-1}>{t('member.title', { name: profile.name })}</h1>
      <p>{t('member.text')}</p>
      <div data-part="ways">
        <ButtonLink href={href('signup')}>{t('shell:signup')}</ButtonLink>
        <ButtonLink variant="quiet" href={href('login', {}, { next })}>
          {t('shell:login')}
        </ButtonLink>
      </div>
    </Column>
  );
}

/** Starts the chat and opens it. Starting is an effect of the page, never of its loader. */
function Opening({ memberId }: { memberId: string }) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { start, isPending, isError, needsBirthDate } = useStartChat(
    memberId,
    (chatId) => void navigate(href('chats-chatId', { chatId }), { replace: true }),
  );
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || !start) return;
    hasStarted.current = true;
    start();
  }, [start]);
  if (!isPending && needsBirthDate) return <BirthDateFirst onEnter={() => start?.()} />;
  if (isError) return <OpeningStatus onRetry={() => start?.()} />;
  return (
    <Column data-part="opening">
      <h1 tabIndex={-1}>{t('member.opening')}</h1>
      <MessageSkeleton />
    </Column>
  );
}

/** Stays behind the date-of-birth dialog, and remains when it is closed without an answer. */
function BirthDateFirst({ onEnter }: { onEnter: () => void }) {
  const { t } = useTranslation(['chat', 'shell']);
  const { min_age: minAge } = useSettings();
  return (
    <Column data-part="opening">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <EmptyState
        drawing={<Cake size={48} weight="light" />}
        title={t('shell:birthDate.title')}
        text={t('shell:birthDate.text', { minAge })}
        action={<Button onPress={onEnter}>{t('shell:birthDate.enter')}</Button>}
      />
    </Column>
  );
}

/** Skeleton while the member is loading; an error with a retry button when that failed. */
function OpeningStatus({ onRetry }: { onRetry: (() => void) | null }) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Column data-part="opening">
      <h1 tabIndex={-1}>{t('title')}</h1>
      {onRetry ? (
        <EmptyState
          isAlert
          drawing={<WarningCircle size={48} weight="light" />}
          title={t('member.failedTitle')}
          text={t('member.failedText')}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      ) : (
        <MessageSkeleton />
      )}
    </Column>
  );
}

/**
 * Entry to the chat with a member. Members continue to the conversation; visitors see the member and how to
 * join (spec: route.members-memberid-chat).
 */
export default function MemberChatScreen() {
  const { t } = useTranslation('chat');
  const { memberId = '' } = useParams();
  const viewer = useViewer();
  const member = useMember(memberId);
  const profile = member.data?.profile;
  usePageTitle(profile ? t('member.title', { name: profile.name }) : t('title'));
  if (viewer && viewer.profile.id !== memberId) return <Opening memberId={memberId} />;
  if (viewer === undefined || !profile) {
    return <OpeningStatus onRetry={member.error ? () => void member.refetch() : null} />;
  }
  return <Teaser profile={profile} />;
}
