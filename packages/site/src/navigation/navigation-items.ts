import { canSearch, href, type KnownTrafficSource, type RouteName } from '@meetcute/core';
import type { Settings, User } from '@meetcute/contract';

/** An entry of the main navigation. `label` is a key of the namespace `shell`. */
export interface NavigationItem {
  /** Route of the page. */
  route: RouteName;
  /** Address of the page. */
  to: string;
  /** Key of the label. */
  label: 'home' | 'members' | 'likes' | 'matchFinder' | 'chats' | 'profile';
}

const member: readonly Omit<NavigationItem, 'to'>[] = [
  { route: 'members', label: 'members' },
  { route: 'match-finder', label: 'matchFinder' },
  { route: 'likes', label: 'likes' },
  { route: 'chats', label: 'chats' },
  { route: 'profile', label: 'profile' },
];

/**
 * Returns the entries of the main navigation: all pages for members; for visitors the search, when the site
 * opens it to them.
 */
export function navigationItems(
  viewer: User | null | undefined,
  settings: Settings,
  trafficSource: KnownTrafficSource,
): NavigationItem[] {
  const open = canSearch({ user: viewer ?? null, settings, trafficSource });
  const items = viewer ? member : member.filter(({ route }) => route === 'members' && open);
  return items
    .filter(({ route }) => route !== 'match-finder' || settings.navigation.matchFinder !== false)
    .map((item) => ({ ...item, to: href(item.route as 'members') }));
}
