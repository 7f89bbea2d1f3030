import { swipeAxis, SWIPE, swipeMove, swipeSpeed, type DeckMove, type SwipeSample } from '@meetcute/core';

interface Start {
  pointer: number;
  x: number;
  y: number;
}

/** Buttons and fields on a card are pressed, not dragged. */
const HELD = 'button, input, textarea, select, [data-no-swipe]';

/** What a drag leaves on a card and around it, for CSS. */
function draw(card: HTMLElement, dx: number | null): void {
  const { style, parentElement: around } = card;
  if (dx === null) {
    for (const name of ['--swipe-x', '--swipe-turn']) style.removeProperty(name);
    around?.style.removeProperty('--swipe-part');
    return;
  }
  const turn = Math.max(-1, Math.min(1, dx / (card.offsetWidth * SWIPE.part)));
  style.setProperty('--swipe-x', `${dx}px`);
  style.setProperty('--swipe-turn', turn.toFixed(3));
  around?.style.setProperty('--swipe-part', Math.abs(turn).toFixed(3));
}

/**
 * Lets a card follow a finger, pen or mouse across, until the answer is called. `onEnd` is told what letting go means and
 * answers whether the card leaves; one that stays goes back. Scrolling along the page and zooming are left to the
 * browser. On the card: `[data-dragged]`, `--swipe-x` in px and `--swipe-turn` from -1 to 1; around it `--swipe-part`.
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
    const { parentElement: around } = card;
    start = null;
    if (!isDragged) return;
    isDragged = false;
    wasDragged = true;
    delete card.dataset['dragged'];
    const leaves = move !== null && onEnd(move);
    // A card that leaves does so from where it was let go.
    draw(card, leaves ? dx : null);
    around?.style.removeProperty('--swipe-part');
  };
  listen('pointerdown', (event) => {
    wasDragged = false;
    if (start || !event.isPrimary || event.button !== 0 || (event.target as Element).closest(HELD)) return;
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
  // A browser would drag the photo or the link itself.
  listen('dragstart', (event) => event.preventDefault());
  // Letting go is no click; one by keyboard has no detail.
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
