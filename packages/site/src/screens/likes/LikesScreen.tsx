import { href, isLikesType, profileHref, shownLikesTypes, type LikesType } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  CardGrid,
  CardSkeletons,
  EmptyState,
  failedDrawing,
  LikeButton,
  MoreEntries,
  noLikesDrawing,
  PageColumn,
} from '@meetcute/kit';
import { LikesList, useCardLine, useLikesList, useSettings } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from '../../router/index.ts';
import { styled } from 'styled-components';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';
import { useNeighbourFocus } from './useNeighbourFocus.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useSlot } from '../../template/context.ts';

const Tabs = styled.nav`
  display: flex;
  gap: ${vars.space[2]};
  overflow-x: auto;
  border-block-end: 1px solid ${vars.line};

  a {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-block-end: 3px solid transparent;
    color: ${vars.textMuted};
    font-weight: ${vars.weight.strong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${vars.motion.feedback};
  }
  /* Equally wide on a phone; a longer word makes its tab wider. */
  ${media.phone} {
    gap: 0;

    a {
      flex: 1 0 0;
      min-inline-size: max-content;
      padding-inline: ${vars.space[2]};
      text-align: center;
    }
  }
  a:hover {
    color: ${vars.text};
  }
  /* Inset, because the scrolling row would clip the focus ring. */
  a:focus-visible {
    border-radius: ${vars.radius.small};
    outline-offset: -2px;
  }
  a[aria-current] {
    border-color: ${vars.accent};
    color: ${vars.text};
  }
`;

/**
 * Likes received, sent and mutual; new ones first (spec: likes.new-first). Cards have no chat and visit
 * buttons here.
 */
export default function LikesScreen() {
  const { type: requestedType } = useParams();
  const type: LikesType =
    requestedType !== undefined && isLikesType(requestedType) ? requestedType : 'received';
  const { t } = useTranslation('likes');
  const { t: common } = useTranslation('common');
  const ProfileCard = useSlot('ProfileCard');
  const list = useLikesList(type);
  const line = useCardLine();
  const focus = useNeighbourFocus();
  usePageTitle(t('title'));
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <Tabs aria-label={t('title')}>
        {shownLikesTypes(useSettings()).map((each) => (
          <Link
            key={each}
            to={href('likes-type', { type: each })}
            aria-current={each === type ? 'page' : undefined}
          >
            {t(`types.${each}`)}
          </Link>
        ))}
      </Tabs>
      {list.isPending && (
        <CardGrid role="list" aria-label={common('loading')} aria-busy>
          <CardSkeletons Card={ProfileCard} hasLine />
        </CardGrid>
      )}
      {list.retry && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('failed')}
          action={<Button onPress={list.retry}>{common('tryAgain')}</Button>}
        />
      )}
      {list.isEmpty && (
        <EmptyState
          drawing={noLikesDrawing}
          title={t(`empty.${type}`)}
          text={t('empty.text')}
          action={<ButtonLink href={href('members')}>{t('empty.action')}</ButtonLink>}
        />
      )}
      {list.entries.length > 0 && (
        <LikesList.Root as={CardGrid} list={list} {...focus}>
          {list.entries.map((entry) => (
            <LikesList.Item key={entry.profile.id} entry={entry}>
              <ProfileCard
                profile={entry.profile}
                href={profileHref(entry.profile)}
                line={line(entry.profile)}
                mark={entry.isNew ? t('new') : undefined}
                actions={<LikeButton profile={entry.profile} />}
                menu={<SafetyButton profile={entry.profile} isMenu />}
              />
            </LikesList.Item>
          ))}
        </LikesList.Root>
      )}
      {/* A page of received likes may contain no mutual one. */}
      <MoreEntries key={type} next={list.next} failedTitle={t('failed')} isAutomatic={type !== 'mutual'} />
    </PageColumn>
  );
}
