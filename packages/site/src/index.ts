export {
  errorBinding,
  hasScreen,
  type Binding,
  type BoundRoute,
  type PrefetchOptions,
  type QueryNeeds,
} from './router/bindings.ts';
/** The address of a page, for a template's links. */
export { href } from '@meetcute/core';
export { BROWSER_PATIENCE, siteContext, type SiteContext } from './router/context.ts';
export { createRoutes, type PageHandle } from './router/routes.tsx';
export { AccountActions } from './shell/AccountActions.tsx';
export { createLoadingBar, type LoadingBarPhase } from './shell/loadingBar.ts';
export { navigationItems, type NavigationItem } from './shell/navigationItems.ts';
/** What the service worker shows for a page that can't be had. */
export { OfflinePage } from './shell/OfflinePage.tsx';
export { usePageError, type PageError } from './shell/PageError.ts';
export { SiteProviders, type SiteProvidersProps } from './shell/SiteProviders.tsx';
export { useSiteState, type Scheme, type SiteState } from './shell/SiteState.ts';
export { usePageTitle } from './shell/usePageTitle.ts';
export { createSiteQueryClient } from './query-client.ts';
export * from './template/index.ts';
export { SlotStore, type Needed } from './template/store.ts';
export type { LogoProps } from './parts/Logo.tsx';
export type { NavigationProps } from './parts/Navigation.tsx';
export { default as DefaultHero, type HeroProps } from './parts/Hero.tsx';
/** What a template's own home is made of. */
export { MessageButton } from './parts/MessageButton.tsx';
export { SafetyButton, type SafetyButtonProps } from './parts/safety/SafetyButton.tsx';
export { SafetyMenu } from './parts/SafetyMenu.tsx';
export { TryAgain, type TryAgainProps } from './shell/TryAgain.tsx';
export { useSuggestedPeople, type SuggestedPeople } from './shell/useSuggestedPeople.ts';
export { NewsEntries, type NewsEntriesProps } from './screens/home/NewsEntries.tsx';
export { VisitorHome } from './screens/home/VisitorHome.tsx';
