import { useEffect, useState } from 'react';
import { toolbar } from '../toolbar/toolbar.ts';

type Settings = Readonly<Record<string, unknown>>;

interface SettingsEvent {
  userGlobals: Settings;
}

type Listen = (name: string, listener: (event: SettingsEvent) => void) => void;

/** Context of the page that Storybook’s blocks are on. */
export interface PageContext<Story> {
  channel: { on: Listen; off: Listen };
  storyById: () => Story;
  /** Storybook's types leave out the settings of the reader. */
  getStoryContext: (story: Story) => Readonly<Record<string, unknown>>;
}

/** Returns a setting or parameter if it is a text; an empty one otherwise. */
export const textOf = (setting: unknown) => (typeof setting === 'string' ? setting : '');

/**
 * Returns the settings that the reader chose in the toolbar as text, and again when they change. Leaves out what the first
 * story of the page fixes, which holds for that story alone.
 */
export function useReaderSettings<Story>(context: PageContext<Story>): Record<string, string> {
  const { channel, getStoryContext, storyById } = context;
  const [globals, setGlobals] = useState(() => getStoryContext(storyById())['userGlobals'] as Settings);
  useEffect(() => {
    const update = ({ userGlobals }: SettingsEvent) => setGlobals(userGlobals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return Object.fromEntries(Object.keys(toolbar).map((name) => [name, textOf(globals[name])]));
}
