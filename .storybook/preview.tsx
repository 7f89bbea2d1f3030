import { detachFrame, pretendOnline, replayOnChange, setSteps } from '@meetcute/storybook/preview';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { preferredTheme } from './brand.ts';
import { docs } from './docs.ts';
import { isTest } from './is-test.ts';
import { hasMatrix, onMatrix } from './matrix.tsx';
import { showNotices } from './notices.ts';
import './parameters.ts';
import { setStepsViewer } from './steps-viewer.ts';
import type { StagedStory } from './story-stage.tsx';
import { initialGlobals, toolbar } from './toolbar.ts';
import { reportViolations } from './axe-findings.ts';
import { viewports } from './viewports.ts';

if (!isTest) {
  detachFrame();
  showNotices();
  replayOnChange([...Object.keys(toolbar), 'viewport', 'matrix']);
}

/** Whether a story is a page of its own without a site, such as the first page, which loads sooner so. */
const isPage = ({ parameters }: Pick<Parameters<Loader>[0], 'parameters'>) =>
  parameters.hasOwnStage === true && !parameters.screen && !parameters.desk;

/** The stage of parts and screens. Loaded by the stories that are on it, so that the first page arrives sooner. */
const loadStage = () => import('./story-stage.tsx');

/** Data that the loader returns for a story on the stage; none for other stories. */
type Loaded = Partial<StagedStory & { stage: Awaited<ReturnType<typeof loadStage>> }>;

/** Creates a world for each run of a story, so that stories are isolated from each other. */
const stageLoader: Loader = async (context) => {
  // Storybook renders again just before the story is opened again for a change in the toolbar.
  if (context.abortSignal.aborted) return {};
  const isReplaced = hasMatrix(context);
  setSteps(!isReplaced);
  setStepsViewer(null);
  document.documentElement.lang = 'en';
  pretendOnline(true);
  if (isReplaced || isPage(context)) return {};
  const stage = await loadStage();
  return { stage, world: await stage.openWorld(context) };
};

/** Renders a story on its page, which opens after `beforeEach` of the story has added its handlers. */
const mountOnStage: Preview['mount'] = (context) => async (ui) => {
  const { stage } = context.loaded as Loaded;
  if (stage) Object.assign(context.loaded, await stage.openStage(context));
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  return context.canvas;
};

const onStage: Decorator = (Story, context) => {
  const { stage } = context.loaded as Loaded;
  if (!stage || context.parameters.hasOwnStage) return <Story />;
  return (
    <stage.StoryStage context={context}>
      <Story />
    </stage.StoryStage>
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
    const { stage } = context.loaded as Loaded;
    await stage?.expectDone(context);
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
              'All steps (onboarding)',
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
            ['Page (swipe deck)', 'Looks'],
            'Chats',
            [
              'List (inbox)',
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
              'Page (settings)',
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
          ['Rules', 'Accessibility'],
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
