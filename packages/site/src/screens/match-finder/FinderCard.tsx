import { href } from '@meetcute/core';
import type { DeckCard } from '@meetcute/react';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import { useLocationLabel } from '../../format/useLocationLabel.ts';
import { useSlot } from '../../template/context.ts';

/** One card of the deck in the template's look; reporting and blocking are in its corner. */
export function FinderCard({ card }: { card: DeckCard }) {
  const SwipeCard = useSlot('SwipeCard');
  const { profile } = card;
  return (
    <SwipeCard
      card={card}
      href={href('members-memberId', { memberId: profile.id })}
      place={useLocationLabel(profile)}
      actions={<SafetyMenu profile={profile} variant="raised" />}
    />
  );
}
