import { calls } from '@meetcute/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushService } from '../../test/push-service.ts';
import { testSettings } from '../../test/test-settings.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { work } from '../../test/work.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { mailSecurity } from '../modules/account/account-mails.job.ts';
import { AWAY_AFTER } from '../modules/notifications/digest.rules.ts';
import { mailDigest } from '../modules/notifications/digest-mail.job.ts';
import { PUSH_PAUSE } from '../modules/notifications/notify.usecases.ts';
import { sendPush } from '../modules/push/send-push.job.ts';
import type { Mail } from '../ports/ports.ts';

const mails: Mail[] = [];
let service: Awaited<ReturnType<typeof openPushService>>;
let world: TestWorld;
const now = () => world.services.clock.now();

beforeAll(async () => {
  service = await openPushService();
  const push_pub = service.publicKey;
  const settings = testSettings({ domain_language: 'de', languages: ['de', 'pl'], push_pub });
  world = await openTestWorld({
    mailer: { send: async (mail) => void mails.push(mail) },
    pushSender: service.sender,
    sites: [{ id: 'free', hosts: ['free.test'], origin: 'http://free.test', settings }],
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  await world.db.delete(jobs);
  mails.length = 0;
});

/** Languages of members of a site in German and Polish, and those in which it writes to them. */
const languagePairs = [
  ['pl', 'pl'],
  ['fr', 'de'],
  ['en', 'de'],
  [null, 'de'],
] as const;

async function write(ben: TestMember) {
  const anna = await world.join('free', { name: 'Anna' });
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation: id, client_id: '1', text: 'Hello' } });
}

const languageOf = ({ html = '' }: Mail) => /<html lang="(\w+)"/.exec(html)?.[1];

test.each(languagePairs)('a push to a member whose language is %s is in %s', async (language, expected) => {
  const ben = await world.join('free', { language });
  const { subscription, received } = service.subscribe();
  await ben.call(calls.registerPush, { payload: { subscription } });
  await write(ben);
  world.pass(PUSH_PAUSE);
  await work(world, 'push', (job, reschedule) => sendPush(world.services, job, reschedule));
  const title = { de: 'Neue Nachricht von Anna', pl: 'Nowa wiadomość: Anna' }[expected];
  expect(received.map(({ payload }) => payload['title'])).toEqual([title]);
});

test.each(languagePairs)('mails to a member whose language is %s are in %s', async (language, expected) => {
  const ben = await world.join('free', { language, emailConfirmedAt: now() });
  await write(ben);
  world.pass(AWAY_AFTER);
  await work(world, 'news-mail', (job, reschedule) => mailDigest(world.services, job, reschedule));
  const subject = `${ben.id} passwordChanged`;
  const job = {
    id: 'job',
    siteId: 'free',
    kind: 'security-mail',
    subject,
    attempts: 1,
    dueAt: now(),
    createdAt: now(),
  } as const;
  await mailSecurity(world.services, job);
  expect(mails.map(languageOf)).toEqual([expected, expected]);
});

test.each(languagePairs.slice(0, 3))(
  'a complaint and a cancellation in %s are confirmed in %s',
  async (storedLanguage, expected) => {
    const language = storedLanguage ?? 'en';
    const email = 'kim@example.com';
    const complaint = { name: 'Kim', email, subject: 'A bill', text: 'Too much.', language };
    await world.visitor().call(calls.complain, { payload: complaint });
    await world.visitor().call(calls.cancelByEmail, { payload: { email, language } });
    await world.services.background.settle();
    const isOperator = ({ to }: Mail) => to !== email;
    expect(mails.filter((mail) => !isOperator(mail)).map(languageOf)).toEqual([expected, expected]);
    expect(mails.filter(isOperator).map(languageOf)).toEqual(['de', 'de']);
  },
);
