export { errorBinding, type Binding } from './pages/bindings.ts';
export { frameTexts, screenTexts } from './pages/screen-texts.ts';
export type { PrefetchOptions, QueryNeeds, Requirements } from './pages/requirements.ts';
export { defaultParts } from './pages/parts.ts';
export { defaultScreens } from './pages/screens.ts';
/** Return the address of a page, or of a member's profile, for a template's links. */
export { href, profileHref } from '@meetcute/core';
export { BROWSER_PATIENCE_MS, type SiteContext } from './router/context.ts';
export { createSiteRouter } from './router/create-site-router.ts';
/** Links, addresses and navigation of a site. */
export * from './router/index.ts';
export { AccountActions, HelpActions } from './navigation/AccountActions.tsx';
export { createLoadingBar, type LoadingBarPhase } from './frame/loading-bar.ts';
export { navigationItems, type NavigationItem } from './navigation/navigation-items.ts';
/** Page that the service worker shows for a page it cannot load. */
export { OfflinePage } from './frame/OfflinePage.tsx';
export { usePageError, type PageError } from './frame/PageError.ts';
export { Site, type SiteProps } from './frame/Site.tsx';
export { SiteProviders, type SiteProvidersProps } from './frame/SiteProviders.tsx';
export { useSiteState, type ConsentState, type Scheme, type SiteState } from './frame/SiteState.ts';
export { usePageTitle } from './frame/usePageTitle.ts';
export * from './template/index.ts';
export { SlotStore, type Needed } from './template/store.ts';
/** Building blocks for landing pages. */
export * from './landers/index.ts';
export { default as DefaultLanderFrame } from './landers/LanderFrame.tsx';
export { default as DefaultHero } from './parts/Hero.tsx';
/** Building blocks for a template's own home page. */
export { MessageButton } from './parts/MessageButton.tsx';
export { SafetyButton, type SafetyButtonProps } from './parts/safety/SafetyButton.tsx';
export { SafetyMenu } from './parts/SafetyMenu.tsx';
export { useSuggestedMembers, type SuggestedMembersState } from '@meetcute/react';
export { UnreadSummary, type UnreadSummaryProps } from './screens/home/UnreadSummary.tsx';
export { VisitorHome } from './screens/home/VisitorHome.tsx';
export { HomePerson, type HomePersonProps, type InventedPerson } from './screens/home/HomePerson.tsx';
/** State that ejected screens share with the site: a copy of these modules would have one of its own. */
export { CountryMap, mapCountry, useMap, type CountryMapProps } from './landers/CountryMap.tsx';
export { LegalInList } from './legal/LegalInList.ts';
export { useContentPage, useLegalPage, type LegalKind } from './legal/useLegalPage.ts';
export { visitorOffer } from './screens/error/visitor-offer.ts';
export { useStore } from './template/context.ts';
