import {
  CURRENT_STORY_WAS_SET,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_PREPARED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { expect, test } from 'vitest';
import type { Notice } from './show-notice.ts';
import { watchFailures } from './watch-failures.ts';

/** Starts watching on a channel. Returns how to send an event, and the notices on the canvas. */
function start(noteOf?: () => string | null) {
  const listeners = new Map<string, (payload: unknown) => void>();
  const notices = new Set<Notice>();
  const channel = { on: (event: string, listener: never) => void listeners.set(event, listener) };
  watchFailures(noteOf, channel as never, (notice) => {
    notices.add(notice);
    return () => void notices.delete(notice);
  });
  return { send: (event: string, payload: unknown = {}) => listeners.get(event)?.(payload), shown: notices };
}

test('shows the failure with its step and file', () => {
  const { send, shown } = start();
  send(STORY_PREPARED, { parameters: { fileName: './stories/screens/Login.stories.tsx' } });
  send('storybook/instrumenter/call', { status: 'done', method: 'click', args: [] });
  send('storybook/instrumenter/call', { status: 'error', method: 'findByText', args: ['Join'] });
  send(PLAY_FUNCTION_THREW_EXCEPTION, { message: 'Unable to find it' });
  expect([...shown].map(({ sentences }) => sentences)).toEqual([
    ['Unable to find it', "At findByText('Join') in Login.stories.tsx."],
  ]);
});

test.each([
  [CURRENT_STORY_WAS_SET, {}],
  [STORY_RENDER_PHASE_CHANGED, { newPhase: 'loading' }],
])('removes the notice on %s', (event, payload) => {
  const { send, shown } = start();
  send(PLAY_FUNCTION_THREW_EXCEPTION, { message: 'Unable to find it' });
  expect(shown.size).toBe(1);
  send(event, payload);
  expect(shown.size).toBe(0);
});

test('shows one notice at a time, also for an error without words', () => {
  const { send, shown } = start();
  send(PLAY_FUNCTION_THREW_EXCEPTION, {});
  send(PLAY_FUNCTION_THREW_EXCEPTION, { message: 'Again' });
  expect([...shown].map(({ sentences }) => sentences[0])).toEqual(['Again']);
});

test('shows no alert for a choice that the steps are not for, but what to choose', () => {
  const { send, shown } = start(() => 'Choose another viewer.');
  send(PLAY_FUNCTION_THREW_EXCEPTION, { message: 'Unable to find it' });
  expect([...shown]).toEqual([
    { isAlert: false, title: 'Choose another viewer.', sentences: ['Unable to find it', ''] },
  ]);
});

test('says nothing of steps that a change of settings has ended', () => {
  const { send, shown } = start();
  send(PLAY_FUNCTION_THREW_EXCEPTION, {
    message: 'This function ran after the play function completed. Did you forget to `await` it?',
  });
  expect([...shown]).toEqual([]);
});
