import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { handlersOf, worldFor } from './world.ts';
import { answerWith, unansweredCalls } from './network.ts';
import type {} from './parameters.ts';
import { Stage } from './Stage.tsx';
import { textsFor } from './texts.ts';
import { initialLook, toolbar } from './toolbar.ts';
import type { Look } from './toolbar.ts';

const lookOf = (globals: Record<string, unknown>) => ({ ...initialLook, ...globals }) as Look;

/** Gives each run of a story a world and texts of its own, so that no story sees what another one did. */
const stageLoader: Loader = async ({ globals, parameters }) => {
  const look = lookOf(globals);
  const world = worldFor(look, parameters.world);
  await answerWith(handlersOf(world, look));
  return { world, texts: await textsFor(look.language) };
};

const onStage: Decorator = (Story, { globals, loaded, parameters, title }) => {
  if (parameters.stage === false) return <Story />;
  const look = lookOf(globals);
  const { world, texts } = loaded as { world: ReturnType<typeof worldFor>; texts: i18n };
  return (
    <Stage
      key={JSON.stringify(look)}
      look={look}
      texts={texts}
      settings={world.settings}
      isPadded={title.startsWith('Parts/')}
    >
      <Story />
    </Stage>
  );
};

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { ...initialLook },
  loaders: [stageLoader],
  decorators: [onStage],
  afterEach: async () => {
    const calls = await unansweredCalls();
    if (calls.length > 0) throw new Error(`The story made calls that no mock answers:\n${calls.join('\n')}`);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { story: { inline: false, height: '480px' } },
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
