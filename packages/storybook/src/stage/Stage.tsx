import type { CookieConsent } from '@meetcute/core';
import { LinkProvider } from '@meetcute/react';
import {
  createMemoryHistory,
  createRouter,
  RouterProvider,
  Site,
  SiteProviders,
  useNavigate,
} from '@meetcute/site';
import type { ConsentState, Scheme } from '@meetcute/site';
import { vars, ThemeRoot } from '@meetcute/theme';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { BrandContext } from '../brands/brand-context.ts';
import { brandsCss, schemeOf } from '../brands/brands.ts';
import type { StoryRouter, StorySite } from './site.ts';
import { setTexts } from './texts.ts';
import type { ToolbarGlobals } from '../toolbar/toolbar.ts';

interface StageProps {
  globals: ToolbarGlobals;
  site: StorySite;
}

interface SurroundingsProps extends StageProps {
  /** Choice that the visitor has made about cookies; null without one. */
  consent?: CookieConsent | null;
  children: ReactNode;
}

/** Styles of the brands and the same providers as on the server and in the browser. */
function Surroundings({ globals, site, consent: first = null, children }: SurroundingsProps) {
  const [scheme, setScheme] = useState<Scheme>(schemeOf(globals));
  const [consent, setConsent] = useState<ConsentState>({
    choice: first,
    isAsked: first === null && site.meetcute.trafficSource !== null,
  });
  const state = useMemo(
    () => ({
      scheme,
      setScheme,
      consent,
      setConsent: async (choice: CookieConsent) => {
        setConsent({ choice, isAsked: false });
        return true;
      },
      // The world reads the same settings, as a server reads the cookie.
      keepLocale: () => undefined,
      setCountry: (country: string | null) =>
        void Object.assign(site.meetcute.settings, { geoip_selected_country: country }),
      setLocale: (locale: string) => setTexts(site.meetcute.i18n, locale),
      loadTexts: site.texts.loadTexts,
      setTitle: () => undefined,
    }),
    [consent, scheme, site],
  );
  return (
    <>
      <style>{brandsCss}</style>
      <BrandContext value={globals.template}>
        <SiteProviders meetcute={site.meetcute} store={site.store} state={state}>
          {children}
        </SiteProviders>
      </BrandContext>
    </>
  );
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  return (
    <AriaRouterProvider navigate={go}>
      <LinkProvider navigate={go}>{children}</LinkProvider>
    </AriaRouterProvider>
  );
}

const sheet = { minBlockSize: '100dvh' };
const paddedSheet = { ...sheet, padding: vars.space[6] };

/** Creates a router for parts, whose links change nothing but the address that it keeps itself. */
const createStillRouter = () =>
  createRouter({
    history: createMemoryHistory('/'),
    load: () => Promise.resolve(),
    drawn: { failure: null, form: null },
  });

interface PartStageProps extends StageProps {
  /** Whether to add padding around the story, for components but not for pages. */
  isPadded: boolean;
  children: ReactNode;
}

/** Renders a component in a brand and language, with mocked calls and links that do not navigate. */
export function PartStage({ globals, site, isPadded, children }: PartStageProps) {
  const [router] = useState(createStillRouter);
  return (
    <Surroundings globals={globals} site={site}>
      <ThemeRoot
        template={globals.template}
        scheme={schemeOf(globals)}
        lang={site.meetcute.i18n.language}
        style={isPadded ? paddedSheet : sheet}
      >
        <RouterProvider router={router}>
          <Links>{children}</Links>
        </RouterProvider>
      </ThemeRoot>
    </Surroundings>
  );
}

interface ScreenStageProps extends Omit<SurroundingsProps, 'children'> {
  router: StoryRouter;
}

/** Renders a screen with the real routes and shell of the brand. */
export function ScreenStage({ router, ...props }: ScreenStageProps) {
  return (
    <Surroundings {...props}>
      <Site router={router} />
    </Surroundings>
  );
}
