import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { silentLog } from '../ports/defaults.ts';
import type { OutgoingMail } from '../ports/ports.ts';
import { MAIL_KINDS } from './compose.ts';
import { type ComposedMail, limitMails } from './limit-mails.ts';
import { MAIL_LIMITS, type MailPurpose } from './mail-limits.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const open = (fails: () => boolean = () => false) => {
  const sentMails: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    if (fails()) throw new Error('The mail server is away.');
    sentMails.push(mail);
  };
  return { sent: sentMails, mailer: limitMails({ send }, { ...world.services, log: silentLog }) };
};

const mailTo = (address: string, purpose: MailPurpose): ComposedMail => ({
  siteId: 'free',
  purpose,
  from: 'site@example.com',
  to: address,
  subject: 'subject',
  text: 'text',
});

test.each(MAIL_KINDS)('the mail %s has a finite limit for a mailbox, with a reason', (kind) => {
  const { limit, reason } = MAIL_LIMITS[kind];
  expect(limit.max).toBeGreaterThan(0);
  expect(limit.max).toBeLessThanOrEqual(2000);
  expect(limit.window).toBeLessThanOrEqual(86_400_000);
  expect(reason).toMatch(/\.$/);
});

test.each(['emailChange', 'emailTaken', 'activate', 'complaintReceipt'] as const)(
  'drops the mail %s beyond its limit, however the address is spelled, until the window ends',
  async (purpose) => {
    const { sent, mailer } = open();
    const { max } = MAIL_LIMITS[purpose].limit;
    const spellings = [
      `kim.li@${purpose}.example`,
      `Kim.Li+news@${purpose}.example`,
      `kimli@${purpose}.EXAMPLE`,
    ];
    for (let count = 0; count < max + 3; count += 1)
      expect(await mailer.send(mailTo(spellings[count % 3]!, purpose))).toBe(count < max);
    expect(sent).toHaveLength(max);
    expect(sent[0]).not.toHaveProperty('purpose');
    expect(await mailer.send(mailTo(`ben@${purpose}.example`, purpose))).toBe(true);
    world.pass(MAIL_LIMITS[purpose].limit.window);
    expect(await mailer.send(mailTo(spellings[0]!, purpose))).toBe(true);
  },
);

test.each(['passwordChanged', 'decision', 'paid'] as const)(
  'holds the mail %s back, so that its job tries it again',
  async (purpose) => {
    const { mailer } = open();
    const mail = mailTo(`anna@${purpose}.example`, purpose);
    for (let count = 0; count < MAIL_LIMITS[purpose].limit.max; count += 1) await mailer.send(mail);
    await expect(mailer.send(mail)).rejects.toThrow('no more');
    world.pass(MAIL_LIMITS[purpose].limit.window);
    expect(await mailer.send(mail)).toBe(true);
  },
);

test('a mail that the mail server refuses does not count', async () => {
  let isAway = true;
  const { sent, mailer } = open(() => isAway);
  const mail = mailTo('away@example.com', 'emailChange');
  for (let count = 0; count < 20; count += 1) await expect(mailer.send(mail)).rejects.toThrow('away');
  isAway = false;
  for (let count = 0; count < 5; count += 1) expect(await mailer.send(mail)).toBe(true);
  expect(sent).toHaveLength(5);
});
