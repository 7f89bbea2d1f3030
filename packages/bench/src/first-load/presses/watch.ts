/** Record of a press in a page. It is kept in the session of the tab, for a press that leads to another page. */
export interface Watched {
  /** Whether the press hit the element. */
  isHit: boolean;
  /** Time of the press in ms since the epoch; undefined before it. */
  pressedAt?: number;
  /** Time after the first frame that shows an effect; undefined without one. */
  effectAt?: number;
  /** How often each kind of effect happened: a changed state, changed text, a sent form, or another page. */
  counts: Partial<Record<'state' | 'text' | 'form' | 'page', number>>;
  /** Durations of events up to their frames, in ms. */
  frames: number[];
}

/**
 * Records a press on an element and its effect: a changed state of this element, typed text in it, a refused field, an opened
 * dialog, or the first paint of the page that it leads to. Runs in the page, so it can't call anything of this module.
 */
export function watch(selector: string): void {
  const storedText = sessionStorage.getItem('seen');
  const record = (storedText ? JSON.parse(storedText) : { isHit: false, counts: {}, frames: [] }) as Watched;
  const isNextPage = record.pressedAt !== undefined;
  const store = () => sessionStorage.setItem('seen', JSON.stringify(record));
  const count = (kind: keyof Watched['counts']) => {
    if (record.pressedAt === undefined) return;
    record.counts[kind] = (record.counts[kind] ?? 0) + 1;
    store();
  };
  let pressedElement: Element | null = null;
  let text = '';
  let hasEffect = false;
  const effect = () => {
    if (record.pressedAt === undefined || hasEffect || record.effectAt !== undefined) return;
    hasEffect = true;
    // After the frame that paints it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        record.effectAt = performance.timeOrigin + performance.now();
        store();
      }),
    );
  };
  const press = ({ timeStamp, target }: Event) => {
    pressedElement = target instanceof Element ? target.closest(selector) : null;
    record.isHit = pressedElement !== null;
    record.pressedAt = performance.timeOrigin + timeStamp;
    store();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
  for (const type of ['input', 'invalid']) addEventListener(type, effect, { capture: true });
  addEventListener(
    'input',
    ({ target }) => {
      // A page that has just hydrated reports the text of a field once more.
      if (!(target instanceof HTMLInputElement) || target.value === text) return;
      text = target.value;
      count('text');
    },
    { capture: true },
  );
  addEventListener('submit', () => count('form'), { capture: true });
  const dialogs = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';
  const shows = (node: Node) =>
    node instanceof Element && (node.matches(dialogs) || node.querySelector(dialogs) !== null);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'attributes' && target === pressedElement) {
        count('state');
        effect();
      } else if (type === 'attributes' ? attributeName === 'aria-invalid' : [...addedNodes].some(shows))
        effect();
    }
  }).observe(document, {
    attributeFilter: ['aria-pressed', 'aria-expanded', 'aria-invalid'],
    childList: true,
    subtree: true,
  });
  // The paints of this page may be reported after a press.
  if (isNextPage) {
    count('page');
    new PerformanceObserver(effect).observe({ type: 'paint', buffered: true });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) record.frames.push(entry.duration);
    store();
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
