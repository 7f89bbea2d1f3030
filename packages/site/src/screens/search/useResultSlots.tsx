import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { LikeButton, type ResultSlots } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { SafetyButton } from '../../parts/safety/SafetyButton.tsx';
import { useSlot } from '../../template/context.ts';

const profileHref = ({ id }: Profile) => href('members-memberId', { memberId: id });

const actions = (profile: Profile) => (
  <>
    <LikeButton profile={profile} />
    <MessageButton profile={profile} />
  </>
);

const menu = (profile: Profile) => <SafetyButton profile={profile} variant="photo" />;

/**
 * Returns the links, buttons and components of search results; like and message buttons are for members (spec:
 * search.card.no-buttons-for-visitors).
 */
export function useResultSlots(): ResultSlots {
  const isMember = useIsLoggedIn();
  return {
    profileHref,
    actions: isMember ? actions : undefined,
    menu: isMember ? menu : undefined,
    Card: useSlot('ProfileCard'),
    Tile: useSlot('PartnerTile'),
  };
}
