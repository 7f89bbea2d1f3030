import { pageClasses } from '@meetcute/core';
import {
  LinkProvider,
  useAppBadge,
  useErrorPolicy,
  useFileDropGuard,
  useIsLoggedIn,
  usePageHidden,
} from '@meetcute/react';
import { ThemeRoot, media, vars } from '@meetcute/theme';
import { useCallback, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { ScrollRestoration, useNavigate } from '../router/index.ts';
import { styled } from 'styled-components';
import { useStore } from '../template/context.ts';
import { BirthDatePrompt } from '../prompts/BirthDatePrompt.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { LegalInList } from '../legal/LegalInList.ts';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { useIsLegalInList } from '../legal/useIsLegalInList.ts';
import { LegalModals } from '../legal/LegalModals.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { MemberSession } from '../session/MemberSession.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { Notices } from '../notices/Notices.tsx';
import { useSiteState } from './SiteState.ts';
import { SkipLink } from './SkipLink.tsx';
import { useHandle } from './useHandle.ts';
import { useRouteFocus } from './useRouteFocus.ts';

const Root = styled(ThemeRoot)`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  > [data-part='legal'] {
    /* Above what a page fixes to the end of the window. */
    position: relative;
    margin-block-start: auto;
  }
  ${media.phone} {
    &:has([data-part='navigation'][data-variant='tabs']) > [data-part='legal'] {
      padding-block-end: calc(${vars.layout.tabs} + ${vars.space[6]} + env(safe-area-inset-bottom));
    }
    /* Focused controls scroll into view above the tabs. Also without tabs: with a test for them, each element that is
       added to the page would restyle all controls. */
    main :is(a, button, input, select, textarea) {
      scroll-margin-block-end: calc(${vars.layout.tabs} + ${vars.space[6]} + env(safe-area-inset-bottom));
    }
  }
`;

const AppPrompts = lazyWhenIdle(() => import('../prompts/AppPrompts.tsx'));
const ConnectionBanner = lazyWhenIdle(
  () => import('./ConnectionBanner.tsx'),
  () => !navigator.onLine,
);
const MissingMembersPurge = lazyWhenIdle(() => import('../session/MissingMembersPurge.tsx'));

/** Behavior of every page that shows nothing. Apart from the shell, because each new count would render the whole page again. */
function PageBehavior() {
  useErrorPolicy();
  usePageHidden();
  useRouteFocus();
  useAppBadge();
  useFileDropGuard();
  return null;
}

/** Element around a page, with its classes. Apart from the shell, because a log-in would render the whole page again. */
function PageFrame({ children }: { children: ReactNode }) {
  const { template } = useStore();
  const { scheme } = useSiteState();
  const { routeName, layout } = useHandle();
  const classes = pageClasses({ template: template.name, isLoggedIn: useIsLoggedIn(), routeName });
  return (
    <Root template={template.name} scheme={scheme} className={classes.join(' ')} data-layout={layout}>
      {children}
    </Root>
  );
}

/** Root of every page: brand, page classes, loading bar, the page in its layout, legal links, notices. */
export function Shell() {
  const handle = useHandle();
  const isLegalInList = useIsLegalInList();
  const navigate = useNavigate();
  const go = useCallback((address: string) => void navigate(address), [navigate]);
  return (
    <AriaRouterProvider navigate={go}>
      <LinkProvider navigate={go}>
        <PageFrame>
          <SkipLink />
          <LoadingBar />
          <ConsentBanner page={handle} />
          <ConnectionBanner />
          <LegalInList value={isLegalInList}>
            <DocumentTitle>
              <PageOutlet />
            </DocumentTitle>
          </LegalInList>
          {!isLegalInList && <LegalLinks />}
          <LegalModals />
          <BirthDatePrompt />
          <Notices />
          <MemberSession />
          <MissingMembersPurge />
          <AppPrompts />
        </PageFrame>
        <ScrollRestoration />
        <PageBehavior />
      </LinkProvider>
    </AriaRouterProvider>
  );
}
