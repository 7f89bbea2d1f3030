import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyping, typingKey } from './keepTyping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => {
  const queryClient = new QueryClient();
  return { ...keepTyping(queryClient), isTyping: () => queryClient.getQueryData(typingKey('talk')) };
};

test('somebody counts as writing for six seconds after the last sign of it', () => {
  const { began, isTyping } = page();
  began('talk');
  vi.advanceTimersByTime(5000);
  began('talk');
  vi.advanceTimersByTime(5999);
  expect(isTyping()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isTyping()).toBe(false);
});

test('who has sent it writes no more, and nobody does when the page stops listening', () => {
  const { began, ended, isTyping, stop } = page();
  began('talk');
  ended('talk');
  expect(isTyping()).toBe(false);
  began('talk');
  stop();
  expect(isTyping()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
