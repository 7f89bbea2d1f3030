import { expect, test } from 'vitest';
import { loadClassOf } from './load-class.ts';

const classOf = (path: string, method = 'GET') => loadClassOf({ method, url: `http://brand.test${path}` });

test('reads, pages and changes differ in what is lost', () => {
  for (const path of [
    '/api/search.php?page=2',
    '/api/profile.php?id=1',
    '/api/events.php',
    '/api/nothing.php',
  ])
    expect(classOf(path)).toBe('read');
  for (const path of ['/', '/members?page=2', '/pages/terms', '/unknown']) expect(classOf(path)).toBe('page');
  expect(classOf('/members', 'HEAD')).toBe('page');
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect(classOf('/api/likes.php', method)).toBe('change');
  expect(classOf('/login', 'POST')).toBe('change');
});

test('a call with GET that changes something is a change', () => {
  expect(classOf('/api/logout.php')).toBe('change');
  expect(classOf('/api/validate_email.php?email=a%40b.example')).toBe('change');
});

test('files, health and notices of payments are never refused', () => {
  for (const path of [
    '/assets/a.js',
    '/cdn/photos/a.webp',
    '/_i18n/b/de/common.json',
    '/robots.txt',
    '/sw.js',
  ])
    expect(classOf(path)).toBe('always');
  for (const path of ['/livez', '/readyz', '/healthz']) expect(classOf(path)).toBe('always');
  expect(classOf('/api/payments.php?order=1&token=t', 'POST')).toBe('always');
  expect(classOf('/assets/a.js', 'POST')).toBe('change');
});
