import { useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { type GreyedNote, greyedNotes, greyedReasons } from './greyed.ts';

/** Returns why controls of the toolbar are greyed for the story on the canvas, by setting. For the manager. */
export function useGreyed(): Record<string, string> {
  const [, , settings] = useGlobals();
  const reason = useParameter<string>('fixed');
  const { storyId, viewMode } = useStorybookState();
  const data = useStorybookApi().getData(storyId);
  if (!data || viewMode !== 'story') return {};
  return greyedReasons({ title: data.title, name: data.name, settings, reason });
}

/** Returns the same reasons as sentences, each once. */
export const useGreyedReasons = (): GreyedNote[] => greyedNotes(useGreyed());
