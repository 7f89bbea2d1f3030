import { expect, test } from 'vitest';
import { partData } from './partData.ts';

test('what is so gets an attribute without its `is`, what is not so gets none', () => {
  expect(partData({ isOnline: true, isFictional: false })).toEqual({ 'data-online': true });
});

test('a word is the attribute’s value', () => {
  expect(partData({ position: 'last' })).toEqual({ 'data-position': 'last' });
});

test('names of several words are written with hyphens', () => {
  expect(partData({ isNotSent: true, issue: 'late' })).toEqual({
    'data-not-sent': true,
    'data-issue': 'late',
  });
});
