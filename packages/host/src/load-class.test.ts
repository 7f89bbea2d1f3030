import { allCalls } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { callClasses, loadClassOf } from './load-class.ts';

const classOf = (path: string, method = 'GET') => loadClassOf({ method, url: `http://brand.test${path}` });

const classesOf = (name: string) =>
  Object.entries(callClasses)
    .filter(([, names]) => (names as readonly string[]).includes(name))
    .map(([each]) => each);

test.each(allCalls.map(({ name }) => name))('the call %s has one class', (name) => {
  expect(classesOf(name)).toHaveLength(1);
});

test('a call is refused no earlier than its class says', () => {
  const inOrder = ['read', 'page', 'retried', 'change', 'always'];
  for (const { name, method, path } of allCalls.filter((call) => call.path.startsWith('/api/')))
    expect(inOrder.indexOf(classOf(path, method)), name).toBeGreaterThanOrEqual(
      inOrder.indexOf(classesOf(name)[0] ?? ''),
    );
});

test('messages and likes are changes that clients send again', () => {
  expect(classOf('/api/messages.php', 'POST')).toBe('retried');
  for (const method of ['POST', 'DELETE']) expect(classOf('/api/likes.php', method)).toBe('retried');
  expect(classOf('/api/messages.php', 'PUT')).toBe('change');
  expect(classOf('/api/messages.php/', 'POST')).toBe('change');
});

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
    expect(classOf('/api/unknown.php', method)).toBe('change');
  expect(classOf('/login', 'POST')).toBe('change');
});

test('a call with GET that changes something is a change', () => {
  expect(classOf('/api/logout.php')).toBe('change');
  expect(classOf('/api/logout.php', 'HEAD')).toBe('change');
});

test('a sign-up and an order are never refused', () => {
  expect(classOf('/api/validate_email.php?email=a%40b.example')).toBe('always');
  expect(classOf('/api/user.php', 'POST')).toBe('always');
  for (const path of ['/api/orders.php', '/api/checkout.php', '/api/withdrawals.php'])
    expect(classOf(path, 'POST')).toBe('always');
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
