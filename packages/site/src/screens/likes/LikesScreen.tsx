import { href, isLikesType, likesTypes, type LikesType } from '@meetcute/core';
import { Button, ButtonLink, CardGrid, CardGridSkeleton, LikeButton, Message } from '@meetcute/kit';
import { LikesListItem, LikesListRoot, useLikesList } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { HeartStraight } from '@phosphor-icons/react/HeartStraight';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { useNeighbourFocus } from '../../ui/useNeighbourFocus.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useSlot } from '../../template/context.ts';

const Tabs = styled.nav`
  display: flex;
  gap: ${t.space[2]};
  overflow-x: auto;
  border-block-end: 1px solid ${t.line};

  a {
    padding: ${t.space[3]} ${t.space[4]};
    border-block-end: 3px solid transparent;
    color: ${t.textMuted};
    font-weight: ${t.weight.strong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${t.motion.feedback};
  }
  a:hover {
    color: ${t.text};
  }
  /* Inside: the row that scrolls would cut the ring. */
  a:focus-visible {
    border-radius: ${t.radius.small};
    outline-offset: -2px;
  }
  a[aria-current] {
    border-color: ${t.accent};
    color: ${t.text};
  }
`;

/** Likes received, sent and mutual; new ones first (spec: likes.new-first). Chat and visit buttons are left out here. */
export default function LikesScreen() {
  const { type: asked } = useParams();
  const type: LikesType = asked !== undefined && isLikesType(asked) ? asked : 'received';
  const { t: text } = useTranslation('likes');
  const { t: common } = useTranslation('common');
  const ProfileCard = useSlot('ProfileCard');
  const list = useLikesList(type);
  const focus = useNeighbourFocus();
  usePageTitle(text('title'));
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{text('title')}</h1>
      </header>
      <Tabs aria-label={text('title')}>
        {likesTypes.map((each) => (
          <Link
            key={each}
            to={href('likes-type', { type: each })}
            aria-current={each === type ? 'page' : undefined}
          >
            {text(`types.${each}`)}
          </Link>
        ))}
      </Tabs>
      {list.isPending && <CardGridSkeleton label={common('loading')} />}
      {list.retry && (
        <Message
          isAlert
          drawing={<WifiSlash size={48} weight="light" />}
          title={text('failed')}
          action={<Button onPress={list.retry}>{common('tryAgain')}</Button>}
        />
      )}
      {list.isEmpty && (
        <Message
          drawing={<HeartStraight size={48} weight="light" />}
          title={text(`empty.${type}`)}
          text={text('empty.text')}
          action={<ButtonLink href={href('members')}>{text('empty.action')}</ButtonLink>}
        />
      )}
      {list.entries.length > 0 && (
        <LikesListRoot as={CardGrid} list={list} {...focus}>
          {list.entries.map((entry) => (
            <LikesListItem key={entry.profile.id} entry={entry}>
              <ProfileCard
                profile={entry.profile}
                href={href('members-memberId', { memberId: entry.profile.id })}
                mark={entry.isNew ? text('new') : undefined}
                actions={<LikeButton profile={entry.profile} />}
                menu={<SafetyButton profile={entry.profile} variant="photo" />}
              />
            </LikesListItem>
          ))}
        </LikesListRoot>
      )}
    </PageColumn>
  );
}
