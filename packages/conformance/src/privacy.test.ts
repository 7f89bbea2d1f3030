import { calls } from '@meetcute/contract';
import { afterEach, expect, test } from 'vitest';
import { join, openBrowser, type Person } from './browser.ts';
import { eventsOf } from './events.ts';
import { privacy } from './privacy.ts';
import type { Running } from './target.ts';
import { mocksTarget } from './targets/mocks.ts';

afterEach(() => void privacy.leaks.splice(0));

/** Starts the mocks with a piece of JSON inserted into every profile, event or place of their responses. */
async function startLeaking(json: () => string): Promise<Running> {
  const running = await mocksTarget.start();
  let isOpen = false;
  return {
    ...running,
    fetch: async (site, request) => {
      const response = await running.fetch(site, request);
      if (!isOpen || !response.body || request.url.includes('user.php')) return response;
      const [pattern, replacement] = [/"(name|country)":/, `${json()},"$1":`];
      const slip = new TransformStream<string, string>({
        transform: (text, controller) => controller.enqueue(text.replace(pattern, replacement)),
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(slip)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    },
    giveCredits: async () => void (isOpen = true),
  };
}

/** Starts a run with Anna, Ben and a visitor in which each response contains Ben's data. */
async function start(json: (ben: Person) => string) {
  const running = await startLeaking(() => json(ben));
  const [anna, ben] = [await join(running), await join(running)];
  const viewProfile = (browser = openBrowser(running)) =>
    browser.client.call(calls.getProfile, { query: { id: ben.id } });
  await running.giveCredits('free', '', 0);
  return { running, anna, ben, viewProfile };
}

const bornOf = ({ user }: Person) => String(user.profile.date_of_birth);

test.each([
  ['an e-mail address', (ben: Person) => `"contact":"Write to ${ben.user.email.toUpperCase()}."`],
  ['a birth date', (ben: Person) => `"since":"${bornOf(ben)}T00:00:00Z"`],
  ['a common birth date', () => '"date_of_birth":"1980-01-01"'],
  ['exact activity', () => '"last_active":"2026-11-20T12:01:00Z"'],
  ['activity of a fictional profile', () => '"who":{"id":"f1","fictional":true,"online":true}'],
  ['coordinates', () => '"position":{"x":1,"y":2}'],
])('rejects %s in responses to another member and a visitor', async (_, json) => {
  const { anna, viewProfile } = await start(json);
  await expect(viewProfile(anna.browser)).rejects.toBeTruthy();
  await expect(viewProfile()).rejects.toBeTruthy();
  expect(privacy.leaks).toHaveLength(2);
  expect(privacy.leaks[0]).toMatch(/^GET \/api\/profile\.php\?id=.* gave away /);
});

test('rejects sensitive fields in responses to a visitor', async () => {
  const { anna, viewProfile } = await start(() => '"about":{"personal":{"smoking":"never"}}');
  await viewProfile(anna.browser);
  await expect(viewProfile()).rejects.toBeTruthy();
  expect(privacy.leaks).toEqual([expect.stringMatching(/gave away smoking of /)]);
});

test("allows a member's own address and birth date", async () => {
  const { ben, viewProfile } = await start(
    (owner) => `"contact":"${owner.user.email}","date_of_birth":"${bornOf(owner)}"`,
  );
  await viewProfile(ben.browser);
  expect(privacy.leaks).toEqual([]);
});

test("reveals a member's request location to nobody else", async () => {
  const { running, anna, ben } = await start(() => '"near":"52.3702, 4.8952"');
  const place = { query: { lat: 52.3702, lon: 4.8952 } };
  await ben.browser.client.call(calls.geocode, place);
  await expect(
    anna.browser.client.call(calls.geocode, { query: { lat: 51.9244, lon: 4.4777 } }),
  ).rejects.toBeTruthy();
  await expect(openBrowser(running).client.call(calls.getCompanyInfo)).rejects.toBeTruthy();
  expect(privacy.leaks[0]).toContain('52.3702, 4.8952');
});

test('checks events like responses', async () => {
  const { anna, ben } = await start(({ user }) => `"contact":"${user.email}"`);
  await ben.browser.client.call(calls.likeProfile, { payload: { profile: anna.id } });
  const readAll = async () => {
    for await (const event of eventsOf(anna, '0')) expect(event).toBeDefined();
  };
  await expect(readAll()).rejects.toThrow(/events.php gave away/);
});
