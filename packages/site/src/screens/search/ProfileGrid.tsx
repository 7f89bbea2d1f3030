import type { Profile } from '@meetcute/contract';
import { href, PAGE_SIZE } from '@meetcute/core';
import { LikeButton, Skeleton } from '@meetcute/kit';
import { media, t } from '@meetcute/theme';
import { styled } from 'styled-components';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { useParts } from '../../template/context.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[6]} ${t.space[3]};
  transition: opacity ${t.motion.enter};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${t.space[8]} ${t.space[5]};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  [data-part='skeleton'] {
    aspect-ratio: ${t.card.ratio};
    border-radius: ${t.card.radius};
  }
  [data-part='skeleton-text'] {
    block-size: 1.25em;
    margin-block: ${t.space[3]} 1.4em;
  }
`;

export interface ProfileGridProps {
  profiles: readonly Profile[];
  isLoading: boolean;
  label: string;
}

/** Found members as cards; while the first ones load, shapes of the same size hold their place. */
export function ProfileGrid({ profiles, isLoading, label }: ProfileGridProps) {
  const { ProfileCard } = useParts('members');
  if (profiles.length === 0 && isLoading) {
    return (
      <Grid role="list" aria-label={label} aria-busy>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <Skeleton data-part="skeleton" />
            <Skeleton data-part="skeleton-text" />
          </li>
        ))}
      </Grid>
    );
  }
  return (
    <Grid role="list" aria-label={label} aria-busy={isLoading}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={href('members-memberId', { memberId: profile.id })}
            isFirst={index < 4}
            actions={
              <>
                <LikeButton profile={profile} />
                <MessageButton profile={profile} />
              </>
            }
          />
        </li>
      ))}
    </Grid>
  );
}
