import { LANGUAGES } from '@meetcute/contract';
import { expect, test } from './test.ts';
import { readFileSync } from 'node:fs';
import { isFullRun } from '../../../.tools/full-run.ts';
import { observeRoutes, type ObservedRoute } from './routes/observe-routes.ts';
import { routesTable, withoutSizes } from './routes/routes-table.ts';

/** Paths of the specification, section 2. */
const specifiedPaths = `/chats /chats/:chatId / /login /signup /pages/ban /pages/cookies /pages/service
  /pages/faq /pages/terms /pages/privacy /pages/return-policy /members /search /members/:memberId/chat
  /members/:memberId /likes/m/:memberId /members/:memberId/signup /members/:memberId/landing
  /members/:memberId/landing2/*slug /members/:memberId/landing3/*slug /profile /complaints /likes /likes/:type
  /match-finder /activate/done /activate/error /mail-change/do /notifications /signup-matches /account-deleted
  /complete-signup /reset-password /reset-password/do /landers/video /landers/gallery /landers/maplanding
  /landers/alonetonight /landers/iconslanding /landers/socialnetwork /landers/collagelanding
  /landers/transitionsvideolanding/*slug /premium /pricing /credits /credits/repeat-order
  /credits/:creditId/:paymentMethod? /transactions/:transactionId`.split(/\s+/);

const SCRIPT_LIMIT = 20_000;

/** Each page in English and one other language in turn, and in the full run in all: stories draw its screen in others. */
const triedAt = (index: number): readonly string[] =>
  isFullRun ? LANGUAGES : ['en', LANGUAGES[1 + (index % (LANGUAGES.length - 1))]!];

let observedRoutes: ObservedRoute[] = [];
test.beforeAll(async () => {
  observedRoutes = await observeRoutes(triedAt);
});

test('every page of the specification opens in each language', () => {
  // The log-in page leads somebody who is logged in on.
  const expectedOf = (path: string) => (path === '/login' ? '302 /members' : '200');
  const openedRoutes = observedRoutes.filter(({ path, member }) =>
    member.every((status) => status === expectedOf(path)),
  );
  const paths = openedRoutes.map(({ path }) => path);
  expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  expect(
    openedRoutes.filter(({ languages }) => languages.length !== LANGUAGES.length).map(({ path }) => path),
  ).toEqual([]);
});

test('content pages have no script, and pages for visitors at most 20 kB before an interaction', () => {
  const content = observedRoutes.filter(({ path }) => path.startsWith('/pages/'));
  const waiting = observedRoutes.filter(({ path }) => /^\/$|^\/landers\/|\/landing|\/signup$/.test(path));
  expect([content.length, waiting.length]).toEqual([9, 14]);
  for (const { path, scripts } of content) expect(scripts, path).toEqual([0, 0]);
  // The measure sees the files of a page that loads the site.
  for (const bytes of observedRoutes.find(({ path }) => path === '/login')?.scripts ?? [])
    expect(bytes).toBeGreaterThan(SCRIPT_LIMIT);
  for (const { path, scripts } of waiting)
    for (const bytes of scripts) {
      expect(bytes, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThanOrEqual(SCRIPT_LIMIT);
    }
});

test('docs/reference/routes.md is what `npm run routes` writes', () => {
  const committedText = readFileSync(new URL('../../../docs/reference/routes.md', import.meta.url), 'utf8');
  expect(withoutSizes(committedText)).toBe(withoutSizes(routesTable(observedRoutes)));
});
