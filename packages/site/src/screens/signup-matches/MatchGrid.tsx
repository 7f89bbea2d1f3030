import type { Profile } from '@meetcute/contract';
import { profileHref } from '@meetcute/core';
import { CardGrid, CardSkeletons, LikeButton } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { media } from '@meetcute/theme';
import { styled } from 'styled-components';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';
import { useSlot } from '../../template/context.ts';

const Grid = styled(CardGrid)`
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Placeholders while members load. Two columns on a phone and three from a tablet on have no gap with six. */
const SHOWN = 6;

/** Widths of photos. */
const CARD_SIZES = '(min-width: 68.75rem) 24rem, (min-width: 45rem) 30vw, 46vw';

/** Props of `MatchGrid`. */
export interface MatchGridProps {
  /** Members to show; null while they load. */
  profiles: readonly Profile[] | null;
  /** Accessible name of the list. */
  label: string;
}

/** Suggested members as cards with like button and safety menu. */
export function MatchGrid({ profiles, label }: MatchGridProps) {
  const ProfileCard = useSlot('ProfileCard');
  const isMember = useIsLoggedIn();
  return (
    <Grid role="list" aria-label={label} aria-busy={profiles === null}>
      {profiles === null && <CardSkeletons Card={ProfileCard} count={SHOWN} />}
      {profiles?.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={profileHref(profile)}
            isFirst={index < 2}
            sizes={CARD_SIZES}
            actions={isMember ? <LikeButton profile={profile} /> : undefined}
            menu={isMember ? <SafetyButton profile={profile} isMenu /> : undefined}
          />
        </li>
      ))}
    </Grid>
  );
}
