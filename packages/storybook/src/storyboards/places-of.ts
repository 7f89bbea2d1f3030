/** Moment of a storyboard. */
interface Frame {
  /** File of the story without its ending, and its export, such as 'Login.Visitor'. */
  story: string;
  /** Sentence that says what happens. */
  text: string;
}

/** Flow over several stories. */
export interface Storyboard {
  title: string;
  frames: readonly Frame[];
}

/** Frame beside the current one. */
export interface Neighbour {
  /** Id of its story. */
  id: string;
  text: string;
}

/** Place of a story in a storyboard. */
export interface StoryboardPlace {
  /** Title of the storyboard. */
  title: string;
  /** Position of the frame, from 1. */
  position: number;
  /** Number of frames. */
  count: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Returns the places of a story in storyboards, with its neighbours. Frames without a story are skipped. */
export function placesOf(
  storyId: string,
  storyboards: readonly Storyboard[],
  ids: ReadonlyMap<string, string>,
): StoryboardPlace[] {
  return storyboards.flatMap(({ title, frames }) => {
    const shown = frames.flatMap(({ story, text }) => {
      const id = ids.get(story);
      return id === undefined ? [] : [{ id, text }];
    });
    const index = shown.findIndex(({ id }) => id === storyId);
    if (index === -1) return [];
    return [
      {
        title,
        position: index + 1,
        count: shown.length,
        previous: shown[index - 1],
        next: shown[index + 1],
      },
    ];
  });
}
