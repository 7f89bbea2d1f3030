import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { startLoop } from '../landers/loops.ts';
import { beforeStart, filmStart } from './early-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a film that has not loaded, as a page's element. */
const newFilm = () => ({
  dataset: { film: '/film.webm' },
  src: '',
  error: null as object | null,
  muted: false,
  paused: true,
  load: vi.fn<() => void>(),
  play: vi.fn(async () => undefined),
});
type Film = ReturnType<typeof newFilm>;

const browser = (isMotionReduced: boolean) => ({
  matchMedia: () => ({ matches: isMotionReduced }),
  navigator: {},
});

/** Runs the script of the document, and presses the button of a film. */
function pressButton(film: Film, isMotionReduced: boolean): void {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  };
  const button = { parentNode: { querySelector: () => film } };
  runInNewContext(filmStart, { ...browser(isMotionReduced), addEventListener });
  listeners['click']?.({ target: { closest: () => button } });
}

/** Starts a film as the running site does. */
function start(film: Film, isMotionReduced: boolean): void {
  for (const [name, value] of Object.entries(browser(isMotionReduced))) vi.stubGlobal(name, value);
  startLoop(film as unknown as HTMLVideoElement);
}

const starts = [
  ['the script of the document', pressButton],
  ['the running site', start],
] as const;

test.each(starts)('%s loads and plays a film without sound', (_, run) => {
  const film = newFilm();
  run(film, false);
  expect(film).toMatchObject({ src: '/film.webm', muted: true });
  expect(film.play).toHaveBeenCalledOnce();
  expect(film.load).not.toHaveBeenCalled();
});

test.each(starts)('%s requests a film again that failed to load', (_, run) => {
  const film = { ...newFilm(), src: '/film.webm', error: {} };
  run(film, false);
  expect(film.load).toHaveBeenCalledBefore(film.play);
});

test.each(starts)('%s plays nothing with reduced motion', (_, run) => {
  const film = newFilm();
  run(film, true);
  expect(film.src).toBe('');
  expect(film.play).not.toHaveBeenCalled();
});

/** Opens a page that waits for an interaction, whose other script keeps presses. */
function openWaiting(address: string | null) {
  const listeners = new Set<() => void>();
  const document = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const sendBeacon = vi.fn<(path: string, body: Blob) => void>();
  const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();
  const replayPresses = vi.fn<() => void>();
  const window = { replayPresses };
  runInNewContext(beforeStart(address), {
    document,
    window,
    navigator: { sendBeacon },
    history: { state: { index: 1 }, replaceState },
    location: { hash: '#how' },
    Blob,
  });
  const turn = (state: string) => {
    document.visibilityState = state;
    for (const listener of listeners) listener();
  };
  return { turn, sendBeacon, replaceState, replayPresses, onHydrated: () => window.replayPresses() };
}

test(
  'a page that waits for an interaction sends a beacon when it is hidden, until the site does',
  { meta: { spec: ['call.post-page-hidden.beacon-when-hidden', 'call.post-page-hidden.empty-json-body'] } },
  async () => {
    const { turn, sendBeacon, replayPresses, onHydrated } = openWaiting(null);
    turn('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/page-hidden.php', expect.any(Blob));
    const body = sendBeacon.mock.lastCall![1];
    expect([await body.text(), body.type]).toEqual(['{}', 'application/json']);
    onHydrated();
    expect(replayPresses).toHaveBeenCalledOnce();
    turn('hidden');
    expect(sendBeacon).toHaveBeenCalledOnce();
  },
);

test(
  'a page that waits for an interaction removes the price of an advert from its address',
  { meta: { spec: ['traffic.cpc-removed-from-url'] } },
  () => {
    expect(openWaiting(null).replaceState).not.toHaveBeenCalled();
    const { replaceState } = openWaiting('/?ref=</script>');
    expect(replaceState.mock.calls).toEqual([[{ index: 1 }, '', '/?ref=</script>#how']]);
    expect(beforeStart('/?ref=</script>')).not.toContain('<');
  },
);
