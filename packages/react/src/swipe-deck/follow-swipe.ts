import { swipeAxis, SWIPE, swipeMove, swipeSpeed, type DeckMove, type SwipeSample } from '@meetcute/core';

interface Start {
  pointer: number;
  x: number;
  y: number;
}

/** Controls on a card that don't start a drag. */
const NO_DRAG = 'button, input, textarea, select, [data-no-swipe]';

/** Sets the drag offset in px as CSS variables on the card and its parent; null removes them. */
function draw(card: HTMLElement, dx: number | null): void {
  const { style, parentElement: parent } = card;
  if (dx === null) {
    for (const name of ['--swipe-x', '--swipe-turn']) style.removeProperty(name);
    parent?.style.removeProperty('--swipe-part');
    return;
  }
  const turn = Math.max(-1, Math.min(1, dx / (card.offsetWidth * SWIPE.part)));
  style.setProperty('--swipe-x', `${dx}px`);
  style.setProperty('--swipe-turn', turn.toFixed(3));
  parent?.style.setProperty('--swipe-part', Math.abs(turn).toFixed(3));
}

/**
 * Lets a card follow a pointer horizontally and returns a function that stops it. Calls `onEnd` with the resulting
 * move on release; a card for which it returns false moves back. Vertical scrolling and zooming stay with the
 * browser. Sets `[data-dragged]`, `--swipe-x` in px and `--swipe-turn` from -1 to 1 on the card, and `--swipe-part`
 * from 0 to 1 on its parent.
 */
export function followSwipe(card: HTMLElement, onEnd: (move: DeckMove) => boolean): () => void {
  let start: Start | null = null;
  let samples: SwipeSample[] = [];
  let isDragged = false;
  let wasDragged = false;
  const stop = new AbortController();
  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    run: (event: HTMLElementEventMap[T]) => void,
  ) => card.addEventListener(type, run, { signal: stop.signal, capture: true });
  const end = (dx: number, move: DeckMove | null) => {
    const { parentElement: parent } = card;
    start = null;
    if (!isDragged) return;
    isDragged = false;
    wasDragged = true;
    delete card.dataset['dragged'];
    const leaves = move !== null && onEnd(move);
    // A leaving card starts its animation at the point of release.
    draw(card, leaves ? dx : null);
    parent?.style.removeProperty('--swipe-part');
  };
  listen('pointerdown', (event) => {
    wasDragged = false;
    if (start || !event.isPrimary || event.button !== 0 || (event.target as Element).closest(NO_DRAG)) return;
    start = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    samples = [{ x: event.clientX, at: event.timeStamp }];
  });
  listen('pointermove', (event) => {
    if (event.pointerId !== start?.pointer) return;
    const dx = event.clientX - start.x;
    if (!isDragged) {
      const axis = swipeAxis(dx, event.clientY - start.y);
      if (axis === 'page') start = null;
      if (axis !== 'card') return;
      isDragged = true;
      card.dataset['dragged'] = 'true';
      card.setPointerCapture(event.pointerId);
    }
    samples = [...samples.slice(-20), { x: event.clientX, at: event.timeStamp }];
    draw(card, dx);
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== start?.pointer) return;
    const dx = event.clientX - start.x;
    const speed = swipeSpeed(samples, event.timeStamp);
    end(dx, swipeMove({ dx, speed, width: card.offsetWidth }));
  });
  listen('pointercancel', (event) => {
    if (event.pointerId === start?.pointer) end(0, null);
  });
  // Prevents native dragging of photos and links.
  listen('dragstart', (event) => event.preventDefault());
  // The click after a drag is blocked. A click by keyboard has detail 0.
  listen('click', (event) => {
    if (!wasDragged || event.detail === 0) return;
    wasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  });
  draw(card, null);
  card.style.touchAction = 'pan-y pinch-zoom';
  return () => stop.abort();
}
