interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

const ENDS = ['finished', 'errored', 'aborted'];
/** Longest wait for a story with its steps, in milliseconds. */
const LONGEST = 30_000;
const PAUSE = 150;

const phaseOf = (frame: HTMLIFrameElement) =>
  (frame.contentWindow as unknown as StoryWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';

/** Resolves when the story in a frame and its steps have ended, or the frame is gone. */
export async function whenEnded(frame: HTMLIFrameElement): Promise<void> {
  const latest = performance.now() + LONGEST;
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (frame.isConnected && !ENDS.includes(phaseOf(frame)) && performance.now() < latest);
}

/**
 * Returns a function that runs tasks one after the other. Two stories whose steps type at the same time would take the focus
 * from each other.
 */
export function createQueue(): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task, task);
  };
}
