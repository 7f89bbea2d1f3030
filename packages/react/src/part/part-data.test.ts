import { expect, test } from 'vitest';
import { partData } from './part-data.ts';

test('writes true flags as attributes without `is` and leaves out false ones', () => {
  expect(partData({ isOnline: true, isFictional: false })).toEqual({ 'data-online': true });
});

test('uses text as the value of the attribute', () => {
  expect(partData({ position: 'last' })).toEqual({ 'data-position': 'last' });
});

test('writes names of several words with hyphens', () => {
  expect(partData({ isNotSent: true, issue: 'late' })).toEqual({
    'data-not-sent': true,
    'data-issue': 'late',
  });
});
