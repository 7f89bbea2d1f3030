import { calls, type CaseSide } from '@meetcute/contract';
import { APPEAL_PERIOD, shortReference } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { silentLog } from '../../ports/defaults.ts';
import type { Mail } from '../../ports/ports.ts';
import { tokens } from '../account/tokens.table.ts';
import { members } from '../members/members.table.ts';
import { removeOldReports } from '../reports/reports.job.ts';
import { mailAppeal, mailDecision, mailReceipt } from './case-mails.job.ts';
import { findCase } from './cases.repository.ts';
import { appeals } from './cases.table.ts';
import { decide, decideCase } from './decide.usecases.ts';
import type { DecisionInput } from './cases.rules.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ log: silentLog });
});
afterAll(() => world.close());

const DAY = 86_400_000;
const FACTS = 'A photo shows somebody else.';
const now = () => world.services.clock.now();

type Decision = Partial<DecisionInput> & Pick<DecisionInput, 'reference'>;

const decideOn = (decision: Decision) =>
  decideCase(world.services, {
    site: { id: 'free' },
    after: null,
    ground: 'usage',
    facts: FACTS,
    action: 'content_removed',
    isAutomated: false,
    author: 'Robin',
    isRecordOnly: true,
    now: now(),
    ...decision,
  });

async function fileReport() {
  const anna = await world.join('free', { name: 'Anna', language: 'en' });
  const ben = await world.join('free', { name: 'Ben', language: 'en' });
  const payload = { profile: ben.id, category: 'fake' as const, text: 'That is my cousin.' };
  const { receipt: reference } = await anna.call(calls.report, { payload });
  return { anna, ben, reference };
}

const casesOf = async (member: TestMember) => (await member.call(calls.getCases)).cases;
const appealOf = (member: TestMember, reference: string, text = 'It is me.') =>
  member.call(calls.appeal, { payload: { reference, text } });
const refusedAppeal = (member: TestMember, reference: string, text = 'It is me.') =>
  member.failure(calls.appeal, { payload: { reference, text } });

/** Runs a mail job of its own, beside that of the queue, and returns the mail; undefined if none was sent. */
async function mailOf(run: typeof mailReceipt, subject: string): Promise<Mail | undefined> {
  const sentMails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sentMails.push(mail) };
  const job = { id: 'mail', siteId: 'free', kind: 'receipt-mail', subject, attempts: 1 } as const;
  await run({ ...world.services, mailer }, { ...job, dueAt: now(), createdAt: now() });
  return sentMails[0];
}

const tokenOf = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function mailedDecision(reference: string, side: CaseSide): Promise<Mail | undefined> {
  const storedCase = await findCase(world.db, 'free', reference);
  return mailOf(mailDecision, `${storedCase?.decisions.at(-1)?.id} ${side}`);
}

async function fileComplaint() {
  const payload = {
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'A bill',
    text: 'Too much.',
    language: 'de' as const,
  };
  const { receipt: reference } = await world.visitor().call(calls.complain, { payload });
  const token = tokenOf(await mailOf(mailReceipt, reference));
  return { reference, token };
}

test('the mail of receipt names a report or a complaint in its subject', async () => {
  const report = await fileReport();
  const complaint = await fileComplaint();
  for (const [reference, subject] of [
    [report.reference, `We’ve received your report: ${shortReference(report.reference)}`],
    [complaint.reference, `Deine Beschwerde ist eingegangen: ${shortReference(complaint.reference)}`],
  ] as const)
    expect((await mailOf(mailReceipt, reference))?.subject).toBe(subject);
});

test('shows a report to its sender only, and to the reported member after an action', async () => {
  const { anna, ben, reference } = await fileReport();
  const other = await world.join();
  expect(await casesOf(anna)).toMatchObject([
    {
      reference,
      kind: 'report',
      side: 'sender',
      state: 'received',
      about: 'Ben',
      text: 'That is my cousin.',
      decisions: [],
      appeal_until: null,
    },
  ]);
  expect([await casesOf(ben), await casesOf(other)]).toEqual([[], []]);
  expect(await decideOn({ reference })).toEqual(['sender', 'reported']);
  const [annaCase] = await casesOf(anna);
  expect(annaCase).toMatchObject({
    state: 'decided',
    decisions: [
      { ground: 'usage', facts: FACTS, action: 'content_removed', automated: false, on_appeal: false },
    ],
    appeal_until: new Date(now().getTime() + APPEAL_PERIOD).toISOString(),
  });
  const [theirs] = await casesOf(ben);
  expect(theirs).toEqual({ ...annaCase, side: 'reported', about: null, category: null, text: null });
  expect(JSON.stringify(theirs)).not.toMatch(/Anna|cousin/);
  expect(await casesOf(other)).toEqual([]);
});

test('never shows a report without action to the reported member', async () => {
  const { anna, ben, reference } = await fileReport();
  expect(await decideOn({ reference, action: 'none', ground: 'none' })).toEqual(['sender']);
  expect(await casesOf(ben)).toEqual([]);
  expect(await refusedAppeal(ben, reference)).toBe('404 not_found');
  expect(await mailedDecision(reference, 'sender')).toMatchObject({ to: `${anna.id}@example.com` });
});

test('stores one appeal of each side, with its own decision', async () => {
  const { anna, ben, reference } = await fileReport();
  const other = await world.join();
  expect(await refusedAppeal(anna, reference)).toBe('409 conflict');
  await decideOn({ reference });
  expect(await refusedAppeal(other, reference)).toBe('404 not_found');
  expect(await refusedAppeal(ben, reference, ' \n ')).toBe('400 bad_request');
  expect(await appealOf(ben, reference, ' It is me. ')).toMatchObject({
    side: 'reported',
    state: 'appealed',
    appeal: { text: 'It is me.' },
    appeal_until: null,
  });
  expect(await refusedAppeal(ben, reference)).toBe('409 conflict');
  expect(await casesOf(anna)).toMatchObject([{ state: 'decided', appeal: null }]);
  await expect(decideOn({ reference, after: 'sender' })).rejects.toThrow('conflict');
  world.pass(1000);
  expect(await decideOn({ reference, after: 'reported', action: 'none', ground: 'none' })).toEqual([
    'sender',
    'reported',
  ]);
  await expect(decideOn({ reference, after: 'reported' })).rejects.toThrow('conflict');
  expect(await casesOf(ben)).toMatchObject([
    { state: 'appeal_decided', decisions: [{ on_appeal: false }, { on_appeal: true, action: 'none' }] },
  ]);
  expect(await casesOf(anna)).toMatchObject([
    { state: 'decided', decisions: [{ action: 'content_removed' }, { on_appeal: false, action: 'none' }] },
  ]);
});

test('accepts an appeal for six months only', async () => {
  const { anna, reference } = await fileReport();
  await decideOn({ reference, now: new Date(now().getTime() - APPEAL_PERIOD) });
  expect(await refusedAppeal(anna, reference)).toBe('409 conflict');
  expect(await casesOf(anna)).toMatchObject([{ appeal_until: null }]);
});

test('stores one of two simultaneous decisions', async () => {
  const { reference } = await fileReport();
  const results = await Promise.allSettled([
    decideOn({ reference }),
    decideOn({ reference, action: 'warning' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await findCase(world.db, 'free', reference))?.decisions).toHaveLength(1);
});

test('refuses to decide an unknown report or one of another site', async () => {
  const { reference } = await fileReport();
  await expect(decideOn({ reference: 'nothing' })).rejects.toThrow('not found');
  await expect(decideOn({ reference, site: { id: 'paid' } })).rejects.toThrow('not found');
});

test('mails the receipt and the decision with reasons, and names nobody to the reported member', async () => {
  const { anna, ben, reference } = await fileReport();
  const receipt = await mailOf(mailReceipt, reference);
  expect(receipt?.to).toBe(`${anna.id}@example.com`);
  expect(receipt?.subject).toContain(shortReference(reference));
  expect(receipt?.text).toContain('http://free.test/reports\n');
  await decideOn({ reference, isAutomated: true });
  const toAnna = await mailedDecision(reference, 'sender');
  const toBen = await mailedDecision(reference, 'reported');
  expect(toBen?.to).toBe(`${ben.id}@example.com`);
  for (const mail of [toAnna, toBen])
    for (const part of [
      shortReference(reference),
      FACTS,
      'Usage rules',
      'Removed what was wrong',
      'Software decided',
      'appeal once',
    ])
      expect(mail?.text).toContain(part);
  expect(`${toBen?.text}${toBen?.html}`).not.toMatch(/Anna|cousin/);
  expect(`${toBen?.text}`).not.toContain(anna.id);
});

test('opens the case of a reported member by the mailed link, even without the account', async () => {
  const { ben, reference } = await fileReport();
  await decideOn({ reference, action: 'closed' });
  const token = tokenOf(await mailedDecision(reference, 'reported'));
  await world.db.delete(members).where(eq(members.id, ben.id));
  const visitor = world.visitor();
  const linkedCase = await visitor.call(calls.getCaseByLink, { query: { token } });
  expect(linkedCase).toMatchObject({ reference, side: 'reported', about: null, text: null });
  expect(await visitor.call(calls.appealByLink, { payload: { token, text: 'Why?' } })).toMatchObject({
    state: 'appealed',
  });
  expect(await visitor.failure(calls.appealByLink, { payload: { token, text: 'Why?' } })).toBe(
    '409 conflict',
  );
});

test('shows a complaint by its mailed link until it expires, and stores only the hash of its token', async () => {
  const { reference, token } = await fileComplaint();
  const visitor = world.visitor();
  const read = () => visitor.call(calls.getCaseByLink, { query: { token } });
  expect(await read()).toMatchObject({ reference, kind: 'complaint', about: 'A bill', state: 'received' });
  const rows = await world.db.select().from(tokens).where(eq(tokens.subject, reference));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await world.visitor('paid').failure(calls.getCaseByLink, { query: { token } })).toBe(
    '400 bad_token',
  );
  world.pass(APPEAL_PERIOD);
  expect(await visitor.failure(calls.getCaseByLink, { query: { token } })).toBe('400 bad_token');
  expect(await visitor.failure(calls.appealByLink, { payload: { token, text: 'Why?' } })).toBe(
    '400 bad_token',
  );
});

test('mails an unverified address nothing that the sender of the complaint typed', async () => {
  const payload = { name: 'Buy pills', email: 'stranger@example.com', subject: 'Cheap', text: 'Visit us.' };
  const { receipt } = await world.visitor().call(calls.complain, { payload });
  const mail = await mailOf(mailReceipt, receipt);
  await decideOn({ reference: receipt, action: 'none', ground: 'none' });
  const decision = await mailedDecision(receipt, 'sender');
  for (const caseMail of [mail, decision]) {
    const all = `${caseMail?.subject}${caseMail?.text}${caseMail?.html}`;
    expect(all).toContain(shortReference(receipt));
    expect(all).not.toMatch(/pills|Cheap|Visit/);
    expect(caseMail?.text).toMatch(/^Hi,$/m);
  }
});

test('mails a complaint’s decision to its address, in the language of its page', async () => {
  const { reference } = await fileComplaint();
  expect(await decideOn({ reference, action: 'other', ground: 'credits' })).toEqual(['sender']);
  const mail = await mailedDecision(reference, 'sender');
  expect(mail).toMatchObject({ to: 'kim@example.com' });
  expect(mail?.text).toContain('Credits und Zahlungen');
  const token = tokenOf(mail);
  await world.visitor().call(calls.appealByLink, { payload: { token, text: 'Doch.' } });
  const appealMail = await mailOf(mailAppeal, `${reference} sender`);
  expect(appealMail).toMatchObject({ to: 'help@example.com' });
  expect(appealMail?.text).toContain('“Doch.”');
});

test('notifies both members of a decision, and queues the mails in its transaction', async () => {
  const { anna, ben, reference } = await fileReport();
  // A unit of work that triggers nothing leaves the jobs in the queue.
  const services = { ...world.services, worker: { trigger: () => undefined } };
  const unitOfWork = createUnitOfWork(services, { siteId: 'free', now: now() });
  const reasons = {
    ground: 'usage',
    facts: FACTS,
    action: 'warning',
    isAutomated: false,
    author: 'Robin',
  } as const;
  await decide(unitOfWork, services, {
    site: { id: 'free' },
    reference,
    after: null,
    now: now(),
    ...reasons,
  });
  for (const member of [anna, ben])
    expect((await member.call(calls.getNotifications)).notifications).toMatchObject([
      { kind: 'account', account: 'decision', profile: null },
    ]);
  const id = (await findCase(world.db, 'free', reference))?.decisions[0]?.id;
  const queuedJobs = await world.db.select().from(jobs).where(eq(jobs.kind, 'decision-mail'));
  expect(queuedJobs.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`${id} sender`, `${id} reported`]),
  );
});

test('limits appeals of one side', async () => {
  const { anna, ben, reference } = await fileReport();
  await decideOn({ reference });
  await appealOf(anna, reference);
  for (let attempt = 1; attempt < 10; attempt += 1)
    expect(await refusedAppeal(anna, reference)).toBe('409 conflict');
  expect(await refusedAppeal(anna, reference)).toBe('429 too_many_requests');
  expect(await appealOf(ben, reference)).toMatchObject({ state: 'appealed' });
});

test('keeps a case for a year after its last decision or appeal, and removes them with it', async () => {
  const { reference } = await fileReport();
  const { reference: quiet } = await fileReport();
  world.pass(364 * DAY);
  await decideOn({ reference });
  world.pass(2 * DAY);
  await removeOldReports(world.db, 'free', now());
  expect(await findCase(world.db, 'free', quiet)).toBeNull();
  world.pass(100 * DAY);
  const token = tokenOf(await mailedDecision(reference, 'reported'));
  await world.visitor().call(calls.appealByLink, { payload: { token, text: 'Why?' } });
  world.pass(364 * DAY);
  await removeOldReports(world.db, 'free', now());
  expect((await findCase(world.db, 'free', reference))?.appeals).toHaveLength(1);
  world.pass(2 * DAY);
  await removeOldReports(world.db, 'free', now());
  expect(await findCase(world.db, 'free', reference)).toBeNull();
  expect(await world.db.select().from(appeals).where(eq(appeals.reportId, reference))).toEqual([]);
});

test('exports the cases of a member', async () => {
  const { anna, ben, reference } = await fileReport();
  await decideOn({ reference });
  await appealOf(ben, reference, 'It is me.');
  const readExport = async (member: TestMember) => JSON.stringify(await member.call(calls.exportUser));
  expect(await readExport(anna)).toContain(FACTS);
  expect(await readExport(ben)).toContain('It is me.');
  expect(await readExport(anna)).not.toContain('It is me.');
  expect(await readExport(ben)).not.toContain('cousin');
});
