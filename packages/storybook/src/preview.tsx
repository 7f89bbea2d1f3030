import { detachFrame } from './matrix/is-frame.ts';
import { pretendOnline } from './network/pretend-online.ts';
import { replayOnChange } from './stage/replay-on-change.ts';
import { setSteps } from './stage/set-steps.ts';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { preferredTheme } from './manager-theme.ts';
import { docs } from './docs/docs.ts';
import { isTest } from './stage/is-test.ts';
import { hasMatrix, onMatrix } from './matrix/on-matrix.tsx';
import { showNotices } from './notices/notices.ts';
import './stage/parameters.ts';
import { setStepsViewer } from './stage/steps-viewer.ts';
import type { StagedStory } from './stage/story-stage.tsx';
import { initialGlobals, toolbar } from './toolbar/toolbar.ts';
import { reportViolations } from './vitest/axe-findings.ts';
import { viewports } from './toolbar/viewports.ts';

if (!isTest) {
  detachFrame();
  showNotices();
  replayOnChange([...Object.keys(toolbar), 'viewport', 'matrix']);
}

/** Whether a story is a page of its own without a site, such as the first page, which loads sooner so. */
const isPage = ({ parameters }: Pick<Parameters<Loader>[0], 'parameters'>) =>
  parameters.hasOwnStage === true && !parameters.screen && !parameters.desk;

/** The stage of parts and screens. Loaded by the stories that are on it, so that the first page arrives sooner. */
const loadStage = () => import('./stage/story-stage.tsx');

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
const DocsPage = lazy(() => import('./docs/DocsPage.tsx'));

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
    viewport: { options: viewports },
  },
};

export default preview;
