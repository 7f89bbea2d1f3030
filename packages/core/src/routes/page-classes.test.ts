import { expect, test } from 'vitest';
import { pageClasses } from './page-classes.ts';

const visitor = { template: 'nocturne', isLoggedIn: false, routeName: 'index' } as const;

test(
  'home has the classes template and index',
  { meta: { spec: ['shell.class-template-name', 'shell.class-index-on-home'] } },
  () => {
    expect(pageClasses(visitor)).toEqual(['nocturne', 'index']);
  },
);

test('adds logged-in for a member', { meta: { spec: ['shell.class-logged-in'] } }, () => {
  expect(pageClasses({ ...visitor, isLoggedIn: true })).toContain('logged-in');
  expect(pageClasses(visitor)).not.toContain('logged-in');
});

test('every other page has its route name', { meta: { spec: ['shell.class-per-route'] } }, () => {
  expect(pageClasses({ ...visitor, routeName: 'pages-terms' })).toEqual(['nocturne', 'pages-terms']);
});

test('the error page has no route', () => {
  expect(pageClasses({ ...visitor, routeName: null })).toEqual(['nocturne']);
});
