import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { startLoop } from '../landers/loops.ts';
import { filmStart } from './early-scripts.ts';

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
