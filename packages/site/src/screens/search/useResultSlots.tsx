import type { Profile } from '@meetcute/contract';
import { profileHref } from '@meetcute/core';
import type { ResultSlots } from '@meetcute/kit';
import { useCardLine, useIsLoggedIn } from '@meetcute/react';
import { useMemo } from 'react';
import { useMemberPart, useSlot } from '../../template/context.ts';

/** Buttons of cards, not loaded for visitors. */
export const forMembers = () => import('./MemberButtons.tsx');

/**
 * Returns the links, buttons and components of search results; like and message buttons are for members (spec:
 * search.card.no-buttons-for-visitors).
 */
export function useResultSlots(): ResultSlots {
  const Buttons = useMemberPart('Search', forMembers);
  const isMember = useIsLoggedIn();
  const line = useCardLine();
  const buttons = useMemo(
    () => ({
      actions: (profile: Profile) => <Buttons profile={profile} place="actions" />,
      menu: (profile: Profile) => <Buttons profile={profile} place="menu" />,
    }),
    [Buttons],
  );
  return {
    profileHref,
    ...(isMember && buttons),
    line,
    Card: useSlot('ProfileCard'),
    Tile: useSlot('PartnerTile'),
  };
}
