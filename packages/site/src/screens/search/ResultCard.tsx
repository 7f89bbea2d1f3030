import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { LikeButton } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { memo } from 'react';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';
import { useSlot } from '../../template/context.ts';

/** Props of `ResultCard`. */
export interface ResultCardProps {
  /** The member found. */
  profile: Profile;
  /** Whether the photo is on the first screen and loads eagerly. */
  isFirst: boolean;
}

function CardActions({ profile }: { profile: Profile }) {
  return (
    <>
      <LikeButton profile={profile} />
      <MessageButton profile={profile} />
    </>
  );
}

/** A search result; like and message buttons are for members (spec: search.card.no-buttons-for-visitors). */
export const ResultCard = memo(function ResultCard({ profile, isFirst }: ResultCardProps) {
  const ProfileCard = useSlot('ProfileCard');
  const isMember = useIsLoggedIn();
  return (
    <ProfileCard
      profile={profile}
      href={href('members-memberId', { memberId: profile.id })}
      isFirst={isFirst}
      actions={isMember ? <CardActions profile={profile} /> : undefined}
      menu={isMember ? <SafetyButton profile={profile} variant="photo" /> : undefined}
    />
  );
});
