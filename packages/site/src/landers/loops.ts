/** Whether films may play: not with reduced motion, and not when the visitor saves data. */
const mayPlay = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
};

/** Plays a film; loads it first if necessary. A refusal of the browser leaves the still picture. */
export function startLoop(video: HTMLVideoElement): void {
  const { film } = video.dataset;
  if (!film || !mayPlay()) return;
  if (!video.src) video.src = film;
  // A film that failed to load is requested again.
  else if (video.error) video.load();
  // React does not write the attribute, and browsers play only muted films on their own.
  video.muted = true;
  video.play().catch(() => undefined);
}

/** Stops a film. */
export const stopLoop = (video: HTMLVideoElement): void => video.pause();
