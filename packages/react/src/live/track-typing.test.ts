import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientStore } from '../provider/client-store.ts';
import { trackTyping } from './track-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => {
  const store = createClientStore();
  return { ...trackTyping(store), isTyping: () => store.getState().typing.includes('c1') };
};

test('reports typing until six seconds after the last signal', () => {
  const { started, isTyping } = page();
  started('c1');
  vi.advanceTimersByTime(5000);
  started('c1');
  vi.advanceTimersByTime(5999);
  expect(isTyping()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isTyping()).toBe(false);
});

test('ends typing when the message is sent and when tracking stops', () => {
  const { started, stopped: stopTyping, isTyping, stop } = page();
  started('c1');
  stopTyping('c1');
  expect(isTyping()).toBe(false);
  started('c1');
  stop();
  expect(isTyping()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
