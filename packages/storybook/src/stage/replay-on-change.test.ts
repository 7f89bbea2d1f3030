import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_PREPARED,
} from 'storybook/internal/core-events';
import { beforeEach, expect, test } from 'vitest';
import { replayOnChange } from './replay-on-change.ts';

type Listener = (payload: never) => void;

const REPLAY: string = FORCE_REMOUNT;

let listeners: Map<string, Listener>;
let replays: unknown[];

const send = (event: string, payload: unknown) => listeners.get(event)?.(payload as never);
const update = (globals: Record<string, unknown>) => send(GLOBALS_UPDATED, { globals });

/** Opens a story as Storybook does, with settings of the address or of the story. */
function open(storyId: string, globals: Record<string, unknown>, viewMode = 'story') {
  send(CURRENT_STORY_WAS_SET, { storyId, viewMode });
  if (viewMode === 'story') send(STORY_PREPARED, { id: storyId });
  update(globals);
}

beforeEach(() => {
  listeners = new Map();
  replays = [];
  const channel = {
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    emit: (event: string, payload: unknown) => void (event === REPLAY && replays.push(payload)),
  };
  replayOnChange(['language', 'viewport', 'matrix'], channel as never);
});

test.each([{ language: 'de' }, { matrix: 'template' }, { viewport: { value: 'phone' } }, {}])(
  'opens a story once with %o of the address',
  (globals) => {
    open('a--b', globals);
    expect(replays).toEqual([]);
  },
);

test('opens the story again when a setting changes, and not for others', () => {
  open('a--b', { language: 'en', measure: false });
  update({ language: 'en', measure: true });
  expect(replays).toEqual([]);
  update({ language: 'de', measure: true });
  expect(replays).toEqual([{ storyId: 'a--b' }]);
  update({ language: 'de', measure: true, viewport: { value: 'phone' } });
  expect(replays).toHaveLength(2);
});

test('opens the next story once, whose settings differ', () => {
  open('a--b', { language: 'en' });
  open('c--d', { language: 'de' });
  expect(replays).toEqual([]);
  update({ language: 'fr' });
  expect(replays).toEqual([{ storyId: 'c--d' }]);
});

test('leaves docs pages alone', () => {
  open('a--docs', { language: 'en' }, 'docs');
  update({ language: 'de' });
  expect(replays).toEqual([]);
});
