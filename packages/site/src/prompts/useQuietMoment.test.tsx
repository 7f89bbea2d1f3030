import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuietMoment } from './useQuietMoment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the moment is quiet a second after a press', () => {
  const { result } = renderHook(() => useQuietMoment(true));
  pass(5000);
  expect(result.current).toBe(false);
  fireEvent.click(document.body);
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('with an open dialog it waits for a press after it has closed', () => {
  const { result } = renderHook(() => useQuietMoment(true));
  const dialog = document.createElement('section');
  dialog.setAttribute('role', 'dialog');
  fireEvent.click(document.body);
  document.body.append(dialog);
  pass(1000);
  expect(result.current).toBe(false);
  dialog.remove();
  pass(5000);
  expect(result.current).toBe(false);
  fireEvent.keyUp(document.body);
  pass(1000);
  expect(result.current).toBe(true);
});
