import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { LikeButton } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { CardGrid, CardGridSkeleton } from '../../shell/CardGrid.tsx';
import { useParts } from '../../template/context.ts';

export interface ProfileGridProps {
  profiles: readonly Profile[];
  isLoading: boolean;
  label: string;
}

/** Cards on the first screen of a phone and of a desktop, whose photos are loaded at once. */
const FIRST_CARDS = 4;

function CardActions({ profile }: { profile: Profile }) {
  return (
    <>
      <LikeButton profile={profile} />
      <MessageButton profile={profile} />
    </>
  );
}

/** Found members as cards; like and message buttons are for members (spec: search.card.no-buttons-for-visitors). */
export function ProfileGrid({ profiles, isLoading, label }: ProfileGridProps) {
  const { ProfileCard } = useParts('members');
  const isMember = useIsLoggedIn();
  if (profiles.length === 0 && isLoading) return <CardGridSkeleton label={label} />;
  return (
    <CardGrid role="list" aria-label={label} aria-busy={isLoading}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={href('members-memberId', { memberId: profile.id })}
            isFirst={index < FIRST_CARDS}
            actions={isMember ? <CardActions profile={profile} /> : undefined}
          />
        </li>
      ))}
    </CardGrid>
  );
}
