import { useMemo } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { idsByRef } from './ids-by-ref.ts';
import { placesOf, type Storyboard, type StoryboardPlace } from './places-of.ts';

/** Returns the places of the story on the canvas in storyboards. For the manager. */
export function usePlaces(storyboards: readonly Storyboard[]): StoryboardPlace[] {
  const { index, storyId, viewMode } = useStorybookState();
  const ids = useMemo(() => idsByRef(Object.values(index ?? {})), [index]);
  return viewMode === 'story' ? placesOf(storyId, storyboards, ids) : [];
}
