import { expect, test } from 'vitest';
import { exportFileName } from './export-name.ts';

test('names an export by site and day', () => {
  const now = new Date('2026-11-21T23:59:00Z');
  expect(exportFileName('classic.example', now)).toBe('classic.example-2026-11-21.json');
  expect(exportFileName('My Site:3000/x', now)).toBe('my-site-3000-x-2026-11-21.json');
});
