import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { preferredTheme } from './brand.ts';
import { docs } from './docs.ts';
import { respondWith, pretendOnline, pendingCalls } from './network.ts';
import './parameters.ts';
import { siteFor, visit } from './site.ts';
import type { StoryRouter, StorySite } from './site.ts';
import { PartStage, ScreenStage } from './Stage.tsx';
import { initialLook, toolbar } from './toolbar.ts';
import type { Look } from './toolbar.ts';
import { handlersOf, worldFor } from './world.ts';

// As long as a slow machine may need: a story that fails waits, one that passes goes on at once.
configure({ asyncUtilTimeout: 20_000 });

const lookOf = (globals: Record<string, unknown>) => ({ ...initialLook, ...globals }) as Look;

interface Staged {
  site: StorySite;
  router: StoryRouter | null;
}

/** Gives each run of a story a world and a site of its own, so that no story sees what another one did. */
const stageLoader: Loader = async ({ globals, parameters }): Promise<Staged> => {
  const look = lookOf(globals);
  const world = worldFor(look, parameters.world);
  pretendOnline(look.network !== 'offline');
  // Who listens for the connection is told, also where the story before ended without one.
  dispatchEvent(new Event(look.network === 'offline' ? 'offline' : 'online'));
  await respondWith(handlersOf(world, look));
  const site = await siteFor(look, world, parameters.screen?.path, parameters.ports);
  const router = parameters.screen ? await visit(site, parameters.screen) : null;
  return { site, router };
};

const onStage: Decorator = (Story, { globals, loaded, parameters, title }) => {
  if (parameters.hasOwnStage) return <Story />;
  const look = lookOf(globals);
  const { site, router } = loaded as Staged;
  const key = JSON.stringify(look);
  if (router) return <ScreenStage key={key} look={look} site={site} router={router} />;
  return (
    <PartStage key={key} look={look} site={site} isPadded={title.startsWith('Parts/')}>
      <Story />
    </PartStage>
  );
};

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { ...initialLook },
  loaders: [stageLoader],
  decorators: [onStage],
  afterEach: async () => {
    const calls = await pendingCalls();
    if (calls.length > 0) throw new Error(`The story made calls that no mock answers:\n${calls.join('\n')}`);
  },
  parameters: {
    layout: 'fullscreen',
    // What screen readers were told stays for seven seconds, longer than the button it may point to and than its
    // story; frames are stories of their own. No story says an `exclude` itself: it would replace this one.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]', 'iframe'] },
      // Each element that a rule found in order is listed otherwise, which took a sixth of the time of all stories.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { ...docs, theme: preferredTheme() },
    options: {
      storySort: {
        order: ['Foundations', 'Parts', 'Screens', ['Site map'], 'Flows', 'Specification'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
