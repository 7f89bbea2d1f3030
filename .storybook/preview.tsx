import type { World } from '@meetcute/mocks';
import {
  detachFrame,
  pendingCalls,
  pretendOnline,
  replayOnChange,
  respondWith,
  setStepLanguage,
  setSteps,
  showNotice,
  startNetwork,
} from '@meetcute/storybook';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { preferredTheme } from './brand.ts';
import { docs } from './docs.ts';
import { expectReason } from './fixed.ts';
import { globalsOf } from './globals.ts';
import { followsLanguage } from './greyed.ts';
import { isTest } from './is-test.ts';
import { hasMatrix, onMatrix } from './matrix.tsx';
import { showNotices } from './notices.ts';
import './parameters.ts';
import { expectRest } from './rest.ts';
import { siteFor, visit } from './site.ts';
import type { StoryRouter, StorySite } from './site.ts';
import { PartStage, ScreenStage } from './Stage.tsx';
import { missingTexts } from './texts.ts';
import { initialGlobals, toolbar } from './toolbar.ts';
import { reportViolations } from './undecided.ts';
import { viewports } from './viewports.ts';
import { handlersOf, worldFor } from './world.ts';

// In tests generous for slow machines; passing stories continue immediately. A reader is told sooner.
configure({ asyncUtilTimeout: isTest ? 20_000 : 6000 });

if (!isTest) {
  detachFrame();
  showNotices();
  replayOnChange([...Object.keys(toolbar), 'viewport', 'matrix']);
}

/** Site of a story, in the data that decorators get; `router` is null for components. */
interface Staged {
  world: World;
  site: StorySite;
  router: StoryRouter | null;
}

/** Whether a story is a page of its own without a site, such as the first page, which loads sooner so. */
const isPage = ({ parameters }: Pick<Parameters<Loader>[0], 'parameters'>) =>
  parameters.hasOwnStage === true && !parameters.screen && !parameters.desk;

const NO_WORKER = {
  isAlert: false,
  title: 'This browser does not run the service worker of Storybook',
  sentences: [
    'That happens in private windows and without HTTPS. The page itself responds to calls; uploaded pictures and live updates are missing.',
  ],
};

/** Adds `context.msw`, and removes the handlers that the story before has added. */
const loadMsw = mswLoader(() =>
  startNetwork({ isInPage: isTest, onUnavailable: () => void showNotice(NO_WORKER) }),
);

/** Creates a world for each run of a story, so that stories are isolated from each other. */
const stageLoader: Loader = async (context) => {
  const { title, name, storyGlobals: settings, parameters, abortSignal } = context;
  // Storybook renders again just before the story is opened again for a change in the toolbar.
  if (abortSignal.aborted) return {};
  const isReplaced = hasMatrix(context);
  setSteps(!isReplaced);
  document.documentElement.lang = 'en';
  pretendOnline(true);
  if (isReplaced || isPage(context)) return {};
  expectReason({ name: `${title} ${name}`, settings, reason: parameters.fixed });
  const chosen = globalsOf(context);
  Object.assign(context.globals, chosen);
  await setStepLanguage(chosen.language);
  if (followsLanguage(title)) document.documentElement.lang = chosen.language;
  const world = worldFor(chosen, parameters.world);
  pretendOnline(chosen.network !== 'offline');
  // Notifies listeners, because the previous story may have ended offline.
  dispatchEvent(new Event(chosen.network === 'offline' ? 'offline' : 'online'));
  // Before those of the sites, whose pattern of calls matches the desk's too.
  respondWith([...(parameters.desk?.() ?? []), ...handlersOf(world, chosen)]);
  await loadMsw(context);
  return { world };
};

/** Opens the page of a story. */
async function openStage({ parameters, loaded, ...story }: Parameters<Decorator>[1]): Promise<Staged> {
  const { world } = loaded as Staged;
  const site = await siteFor(globalsOf(story), world, parameters.screen?.path, parameters.ports);
  return { world, site, router: parameters.screen ? await visit(site, parameters.screen) : null };
}

/** Renders a story on its page, which opens after `beforeEach` of the story has added its handlers. */
const mountOnStage: Preview['mount'] = (context) => async (ui) => {
  if (!hasMatrix(context) && !isPage(context)) Object.assign(context.loaded, await openStage(context));
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  return context.canvas;
};

const onStage: Decorator = (Story, context) => {
  const { loaded, parameters, title } = context;
  if (parameters.hasOwnStage) return <Story />;
  const chosen = globalsOf(context);
  const { site, router } = loaded as Staged;
  const key = JSON.stringify(chosen);
  if (router) {
    const consent = parameters.screen?.consent ?? null;
    return <ScreenStage key={key} globals={chosen} site={site} router={router} consent={consent} />;
  }
  return (
    <PartStage key={key} globals={chosen} site={site} isPadded={title.startsWith('Parts/')}>
      <Story />
    </PartStage>
  );
};

// Loaded by docs pages alone, because it contains the sources' prop tables.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

const docsPage = () => (
  <Suspense fallback={<p>Loading …</p>}>
    <DocsPage />
  </Suspense>
);

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { ...initialGlobals, matrix: '' },
  loaders: [stageLoader],
  mount: mountOnStage,
  decorators: [onStage, onMatrix],
  afterEach: async (context) => {
    if (hasMatrix(context) || isPage(context)) return;
    const { id, parameters } = context;
    // Dialogs and toasts are outside the canvas.
    await expectRest(id, document, parameters.mark);
    const calls = await pendingCalls();
    const texts = missingTexts();
    if (texts.length > 0)
      throw new Error(`The screen's page does not load all of its texts:\n${texts.join('\n')}`);
    if (calls.length > 0) throw new Error(`The story made calls without a mock:\n${calls.join('\n')}`);
  },
  parameters: {
    layout: 'fullscreen',
    // Announcements stay in the DOM for seven seconds, longer than the elements they reference; frames are separate
    // stories. Do not set `exclude` in a story: it would replace this one.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]', 'iframe'] },
      // Lists of passing elements took a sixth of the time of all stories. A run in the terminal needs violations alone.
      options: {
        resultTypes: ['violations', 'incomplete'],
        ...(import.meta.env['VITEST_STORYBOOK'] === 'false' ? { reporter: reportViolations } : {}),
      },
    },
    backgrounds: { disable: true },
    // Stories of the site map have pictures; see `chromatic-plugin.ts`.
    chromatic: { disableSnapshot: true },
    controls: { expanded: true },
    docs: { ...docs, theme: preferredTheme(), page: docsPage },
    options: {
      storySort: {
        // The order in which a person reviews: Storybook reads it from the source, so it can't be imported.
        order: [
          'Welcome',
          'Foundations',
          'Parts',
          'Screens',
          [
            'Site map',
            'Home',
            ['Page', 'News'],
            'Sign-up',
            [
              'All steps',
              'Account',
              'Account, address',
              'Account, advice',
              'Account, campaign',
              'Before joining',
              'Push',
              'Push, skipped',
              'Photo',
              'Photo and place',
              'Place',
              'Person and texts',
              'Members and end',
              'Confirmation mail',
              'Activation',
              'Complete sign-up',
              'Matches',
              'Resume',
              'Faults',
            ],
            'Search',
            ['Page', 'Filters', 'Filters on a phone', 'Cards', 'Tiles', 'Paging', 'Loading', 'Similar'],
            'Profile',
            ['Page', 'Photos', 'Liking'],
            'Likes',
            'Match finder',
            ['Page', 'Looks'],
            'Chats',
            [
              'List',
              'Older chats',
              'Conversation',
              'Safety tip',
              'Reading',
              'Images',
              'Unsent messages',
              'Buying credits',
              'Premium',
            ],
            'Notifications',
            ['Page', 'List', 'Settings'],
            'My profile',
            ['Page', 'Editing'],
            'Account',
            [
              'Page',
              'Email change',
              'Blocked members',
              'Export and deletion',
              'Discount before deletion',
              'Deleted',
            ],
            'Login',
            ['Page', 'Reset password', 'New password', 'End of a session'],
            'Paying',
            'Service',
            [
              'Report and block',
              'Reports and decisions',
              'Complaints',
              'Mailed decision',
              'Customer service',
            ],
            'Legal',
            'Content pages',
            'Landing pages',
            ['Page', 'Cookie consent', 'Slugs'],
            'Demo sites',
            'Errors',
            'Shell',
            'App',
          ],
          'Flows',
          [
            'Storyboards',
            'Join',
            'Filter, scroll, open, back',
            'Like and unlike',
            'Mutual like',
            'Birth date',
            'Conversation',
          ],
          'Desk',
          'Specification',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
