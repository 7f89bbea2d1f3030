import { useLocationLabel } from '@meetcute/react';
import { href } from '@meetcute/core';
import type { DeckCard } from '@meetcute/react';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import { useSlot } from '../../template/context.ts';

/** Props of `FinderCard`. */
export interface FinderCardProps {
  /** Profile and position of the card. */
  card: DeckCard;
}

/** A card of the deck, rendered by the template, with a report and block button in its corner. */
export function FinderCard({ card }: FinderCardProps) {
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
