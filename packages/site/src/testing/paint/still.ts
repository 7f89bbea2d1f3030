import type { Sample } from './sample.ts';

// Layers reverse the order of important declarations, so these are stronger than all of a template.
const stillStyles = `@layer {
  *, ::before, ::after { transition: none !important; pointer-events: auto !important }
}`;

/**
 * Ends transitions and animations, and pauses endless ones and videos, so that pictures differ only by what is measured.
 * Meanwhile every element can be found at its point, also those that no pointer meets. Returns a function that ends this.
 */
export function stopMotion(): () => void {
  const style = document.createElement('style');
  style.textContent = stillStyles;
  document.head.prepend(style);
  const pausedMotions: (Animation | HTMLVideoElement)[] = [];
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (!isEndless && animation.playbackRate > 0) animation.finish();
    else if (animation.playState === 'running') pausedMotions.push(animation);
  }
  for (const video of document.querySelectorAll('video')) if (!video.paused) pausedMotions.push(video);
  for (const each of pausedMotions) each.pause();
  return () => {
    // Elements take their restored styles before transitions are possible again.
    document.body.getBoundingClientRect();
    style.remove();
    for (const each of pausedMotions) {
      if (each instanceof Animation) each.play();
      // A video may have left the page meanwhile.
      else each.play().catch(() => undefined);
    }
  };
}

/** Declarations that remove letters and leave everything else painted as it is. */
const withoutInk = {
  '-webkit-text-fill-color': 'transparent',
  '-webkit-text-stroke-color': 'transparent',
  'text-decoration-color': 'transparent',
  'text-shadow': 'none',
} as const;

/** Removes the letters of words and the lines of icons from the page. Returns a function that restores them. */
export function hideInk(samples: readonly Sample[]): () => void {
  const restores = samples.map(({ element, text }) => {
    const style = element.getAttribute('style');
    const declarations = text === null ? { visibility: 'hidden' } : withoutInk;
    // A style attribute is stronger than any rule of a template, also in a layer.
    for (const [name, value] of Object.entries(declarations))
      element.style.setProperty(name, value, 'important');
    return () => (style === null ? element.removeAttribute('style') : element.setAttribute('style', style));
  });
  // From the last, because samples of one element have recorded each other's declarations.
  return () => {
    for (const restore of restores.toReversed()) restore();
  };
}

/** Scrolls to an element, without the containers in which nobody can scroll. */
export function scrollTo(element: Element): void {
  const restores: (() => void)[] = [];
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const { scrollLeft, scrollTop } = frame;
    const here = frame;
    if (overflowX === 'hidden') restores.push(() => (here.scrollLeft = scrollLeft));
    if (overflowY === 'hidden') restores.push(() => (here.scrollTop = scrollTop));
  }
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  for (const restore of restores) restore();
}
