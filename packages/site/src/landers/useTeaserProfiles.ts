import type { Profile } from '@meetcute/contract';
import { canSearch } from '@meetcute/core';
import { useSettings, useSuggestedMembers, useTrafficSource } from '@meetcute/react';

/** Fewer profiles make no picture. */
const MIN_PROFILES = 3;

/**
 * Returns a few profiles with photos for visitors; none while the site closes its search to them, or has too few to
 * show.
 */
export function useTeaserProfiles(count = 5): readonly Profile[] {
  const settings = useSettings();
  const trafficSource = useTrafficSource();
  // The server refuses suggestions to visitors where the search is closed.
  const isOpen = canSearch({ user: null, settings, trafficSource });
  const { profiles } = useSuggestedMembers('signup', isOpen);
  const shownProfiles = profiles.filter(({ main_image: image }) => image !== null).slice(0, count);
  return isOpen && shownProfiles.length >= MIN_PROFILES ? shownProfiles : [];
}
