import { type Axis, planMatrix } from './plan-matrix.ts';
import { isFrame } from './is-frame.ts';
import { MatrixFrames } from './MatrixFrames.tsx';
import { readMatrix } from './read-matrix.ts';
import type { Decorator } from '@storybook/react-vite';
import { axisTitles } from '../toolbar/axes.ts';
import { greyedReasons } from '../toolbar/greyed.ts';
import { toolbar } from '../toolbar/toolbar.ts';
import { viewports } from '../toolbar/viewports.ts';

type Context = Parameters<Decorator>[1];

const names = Object.keys(axisTitles);

/** Schemes that differ. The others are one of these. */
const SCHEMES = ['light', 'dark'];

const axes: readonly Axis[] = [
  { name: 'template', title: axisTitles.template, items: toolbar.template.toolbar.items },
  {
    name: 'scheme',
    title: axisTitles.scheme,
    items: toolbar.scheme.toolbar.items.filter(({ value }) => SCHEMES.includes(value)),
  },
  { name: 'language', title: axisTitles.language, items: toolbar.language.toolbar.items },
  {
    name: 'viewer',
    title: axisTitles.viewer,
    items: toolbar.viewer.toolbar.items.filter(({ value }) => value !== 'usual'),
  },
  {
    name: 'viewport',
    title: axisTitles.viewport,
    items: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
  },
];

const sizeOf = ({ styles }: (typeof viewports)[keyof typeof viewports]) => ({
  width: Number.parseInt(styles.width),
  height: Number.parseInt(styles.height),
});

const sizes = {
  ...Object.fromEntries(Object.entries(viewports).map(([name, viewport]) => [name, sizeOf(viewport)])),
  '': sizeOf(viewports.phone),
};

/** Returns the rows and columns that the toolbar asks for; null for the story alone, as on docs pages. */
function choiceOf({ globals, viewMode }: Pick<Context, 'globals' | 'viewMode'>) {
  const choice = readMatrix(globals['matrix'], names);
  return choice && viewMode !== 'docs' && !isFrame() ? choice : null;
}

/** Whether the canvas shows a matrix in place of the story. */
export const hasMatrix = (context: Pick<Context, 'globals' | 'viewMode'>): boolean =>
  choiceOf(context) !== null;

/** Returns the value of a setting as text: that of the width is an object where a story fixes it. */
function valueOf(setting: unknown): string {
  if (typeof setting === 'string') return setting;
  return (setting as { value?: string } | null | undefined)?.value ?? '';
}

/** Draws frames of the story in place of the story, where the toolbar asks for a matrix. */
export const onMatrix: Decorator = (Story, context) => {
  const choice = choiceOf(context);
  if (!choice) return <Story />;
  const { id, title, name, globals, storyGlobals, parameters } = context;
  const settings = Object.fromEntries(
    [...Object.keys(toolbar), 'viewport'].map((setting) => [setting, valueOf(globals[setting])]),
  );
  const reasons = greyedReasons({ title, name, settings: storyGlobals, reason: parameters.fixed });
  const plan = planMatrix({ id, choice, axes, settings, greyed: reasons, sizes, width: 'viewport' });
  return <MatrixFrames plan={plan} title={`${title}, ${name}`} />;
};
