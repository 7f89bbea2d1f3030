import { describeKind, nameElement } from './name-element.ts';

/** Longest motion in ms, which is no motion to see. */
const MOMENT = 100;

const inMs = (times: string) =>
  Math.max(
    ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
  );

const pseudoElements = [null, '::before', '::after'] as const;

/** Returns the motion that a style declares; null where none is seen. */
function findDeclared(element: Element, pseudo: '::before' | '::after' | null): string | null {
  const { content, animationName, animationDuration, transitionProperty, transitionDuration } =
    getComputedStyle(element, pseudo);
  if (pseudo !== null && (content === 'none' || content === 'normal')) return null;
  if (animationName !== 'none' && inMs(animationDuration) > MOMENT)
    return `the animation '${animationName}' takes ${animationDuration}`;
  if (transitionProperty !== 'none' && inMs(transitionDuration) > MOMENT)
    return `a transition of ${transitionProperty} takes ${transitionDuration}`;
  return null;
}

const isLong = ({ effect, playState }: Animation) => {
  const { duration, iterations } = effect?.getTiming() ?? {};
  return playState === 'running' && (Number(duration) > MOMENT || iterations === Infinity);
};

/** Returns the animations that scripts have started; styles are read where they are declared. */
const findStarted = (page: Document): string[] =>
  page
    .getAnimations()
    .filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition))
    .filter((animation) => isLong(animation))
    .map(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return `${target ? nameElement(target) : 'an element'}: a script animates it`;
    });

/**
 * Returns what moves on a page whose reader wants no motion. An element of the same kind as an earlier one is not looked at
 * again. `soundKinds` has the kinds that were sound; one that moves is found again on the next page, and when a test is repeated.
 */
export function findMotion(page: Document, soundKinds: Set<string>): string[] {
  const checkedKinds = new Set<string>();
  const declaredMotions = [...page.querySelectorAll('[data-template], [data-template] *')].flatMap(
    (element) => {
      const kind = describeKind(element);
      if (soundKinds.has(kind) || checkedKinds.has(kind)) return [];
      checkedKinds.add(kind);
      const motion = pseudoElements
        .map((pseudo) => findDeclared(element, pseudo))
        .find((each) => each !== null);
      if (motion) return [`${nameElement(element)}: ${motion}`];
      soundKinds.add(kind);
      return [];
    },
  );
  const videos = [...page.querySelectorAll('video')].filter(({ paused, ended }) => !paused && !ended);
  return [
    ...declaredMotions,
    ...findStarted(page),
    ...videos.map((video) => `${nameElement(video)}: it plays`),
  ];
}
