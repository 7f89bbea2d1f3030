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
    const shownFrames = frames.flatMap(({ story, text }) => {
      const id = ids.get(story);
      return id === undefined ? [] : [{ id, text }];
    });
    const index = shownFrames.findIndex(({ id }) => id === storyId);
    if (index === -1) return [];
    return [
      {
        title,
        position: index + 1,
        count: shownFrames.length,
        previous: shownFrames[index - 1],
        next: shownFrames[index + 1],
      },
    ];
  });
}
