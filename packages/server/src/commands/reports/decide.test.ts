import { calls } from '@meetcute/contract';
import { NO_END, shortReference } from '@meetcute/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { readAudit } from '../../modules/audit/audit.repository.ts';
import { findCase, insertAppeal } from '../../modules/cases/cases.repository.ts';
import { readMember } from '../../modules/profile/profile.repository.ts';
import { readCommandLine } from '../read-command-line.ts';
import { type DecideValues, readDecision } from './decision.rules.ts';
import { reports } from './reports.command.ts';

let world: TestWorld;
let anna: TestMember;
let ben: TestMember;
let receipt: string;
beforeAll(async () => {
  world = await openTestWorld();
  anna = await world.join('free', { name: 'Anna' });
  ben = await world.join('free', { name: 'Ben' });
  const payload = { profile: ben.id, category: 'fake' as const, text: 'That is my cousin.' };
  receipt = (await anna.call(calls.report, { payload })).receipt;
});
afterAll(() => world.close());

const FACTS = 'Two photos show another person.';
const createArgs = (reference: string, ...options: string[]) => [
  reference,
  '--site',
  'free',
  '--action',
  'warning',
  '--ground',
  'usage',
  '--facts',
  FACTS,
  '--author',
  'Robin',
  ...options,
];
const now = () => world.services.clock.now();
const decide = async (args: readonly string[]) =>
  (await runInWorld(world, ['reports', 'decide', ...args])).text;
const list = async () => (await runInWorld(world, ['reports', 'appeals', '--site', 'free'])).text;

/** Returns the decision of a command line, which runs nothing. */
function read(args: readonly string[]) {
  const { values } = readCommandLine(reports, ['decide', ...args]);
  return readDecision(values as unknown as DecideValues, now());
}

describe('options', () => {
  test('become a decision', () => {
    expect(read(createArgs('R-1', '--appeal', 'reported'))).toEqual({
      site: { id: 'free' },
      reference: 'R-1',
      after: 'reported',
      action: 'warning',
      ground: 'usage',
      facts: FACTS,
      isAutomated: false,
      author: 'Robin',
      measure: null,
      content: [],
      isRecordOnly: false,
    });
  });

  test.each([
    ['no receipt', ['--site', 'free'], 'Name one report or complaint: decide <receipt>.'],
    ['two receipts', createArgs('R-1', 'R-2'), 'Name one report or complaint: decide <receipt>.'],
    ['no site', ['R-1', '--action', 'none'], 'Name the site: --site classic.'],
    [
      'an unknown action',
      createArgs('R-1', '--action', 'ban'),
      /^--action is 'ban'\. Give one of: none, warning/,
    ],
    ['an unknown ground', createArgs('R-1', '--ground', 'mood'), /^--ground is 'mood'\. Give one of: offer/],
    [
      'a warning for nothing',
      createArgs('R-1', '--ground', 'none'),
      /^--ground is 'none'\. Give one of: offer/,
    ],
    ['an unknown side', createArgs('R-1', '--appeal', 'both'), /^--appeal is 'both'\. Give one of: /],
    ['empty facts', createArgs('R-1', '--facts', ' '), /^Give the facts, which both sides read/],
    ['a suspension without an end', createArgs('R-1', '--action', 'suspended'), /^--until is ''/],
    [
      'an end of another action',
      createArgs('R-1', '--until', '2030-01-01'),
      /^--until is the end of a suspension/,
    ],
    [
      'content of another action',
      createArgs('R-1', '--photo', 'p1'),
      /^--photo, --message and --text name what is/,
    ],
    [
      'a photo as a message',
      createArgs('R-1', '--action', 'content_removed', '--message', 'p1'),
      'Give --photo <id>, --message <conversation>/<number> and --text <member>:<field>.',
    ],
    ['no author', createArgs('R-1', '--author', ' '), /^Name who decides/],
    ['an unknown option', createArgs('R-1', '--force'), /--force/],
  ])('are refused with %s', (_, args, problem) => {
    expect(() => read(args)).toThrow(problem);
  });
});

test('a suspension says at which instant it ends, with its zone', async () => {
  const { id: profile } = await world.join('free', { name: 'Carl' });
  const payload = { profile, category: 'other' as const, text: 'Rude.' };
  const { receipt: reference } = await anna.call(calls.report, { payload });
  // People name a case by its short number.
  const option = createArgs(
    shortReference(reference),
    '--action',
    'suspended',
    '--until',
    '2030-01-01T00:00+01:00',
  );
  expect(await decide(option)).toBe(
    `Decided ${reference}. The suspension ends at 2029-12-31 23:00 UTC. The server mails the sender and the reported member.`,
  );
});

test('a decision reaches the sender once, and nothing is decided twice', async () => {
  expect(await list()).toBe('Open appeals of free: none');
  expect(await decide(createArgs(receipt))).toBe(
    `Decided ${receipt}. The server mails the sender and the reported member.`,
  );
  const { cases } = await anna.call(calls.getCases);
  expect(cases[0]).toMatchObject({ reference: receipt, decisions: [{ facts: FACTS }] });
  await expect(decide(createArgs(receipt))).rejects.toThrow(`${receipt} is decided already.`);
  await expect(decide(createArgs(receipt, '--appeal', 'reported'))).rejects.toThrow(
    `${receipt} has no open appeal of the reported member.`,
  );
  await expect(decide(createArgs('nothing'))).rejects.toThrow('free has no report or complaint nothing.');
});

test('an appeal is listed with the decision until it is decided', async () => {
  await ben.call(calls.appeal, { payload: { reference: receipt, text: 'It is me.' } });
  const appealList = await list();
  expect(appealList).toContain(`${receipt} (report), appeal of the reported member:`);
  expect(appealList).toContain('It is me.');
  expect(appealList).toContain(FACTS);
  await decide(createArgs(receipt, '--appeal', 'reported', '--action', 'none', '--ground', 'none'));
  expect(await list()).toBe('Open appeals of free: none');
});

describe('a decision acts', () => {
  const findDecisions = async (reference: string) =>
    (await findCase(world.db, 'free', reference))?.decisions ?? [];
  const report = async () => {
    const carla = await world.join('free', { name: 'Carla' });
    const payload = { profile: carla.id, category: 'scam' as const, text: 'She asks for money.' };
    const { receipt: reference } = await anna.call(calls.report, { payload });
    const readSuspensionEnd = async () =>
      (await readMember(world.db, 'free', carla.id))?.suspendedUntil ?? null;
    const appeal = async () => {
      const row = { id: `appeal-${reference}`, siteId: 'free', reportId: reference, complaintId: null };
      await insertAppeal(world.db, { ...row, side: 'reported', text: 'Why?', createdAt: now() });
    };
    return { carla, reference, until: readSuspensionEnd, appeal };
  };
  const suspensionArgs = ['--action', 'suspended', '--until', '2030-01-01'];
  const none = ['--appeal', 'reported', '--action', 'none', '--ground', 'none'];

  test('suspends, and a successful appeal lifts it', async () => {
    const { carla, reference, until, appeal } = await report();
    await decide(createArgs(reference, ...suspensionArgs));
    expect(await until()).toEqual(new Date('2030-01-01'));
    expect(await carla.failure(calls.getUser)).toBe('403 not_logged_in');
    await appeal();
    await decide(createArgs(reference, ...none));
    expect(await until()).toBeNull();
  });

  test('closes the account without end, and an appeal can give it one', async () => {
    const { reference, until, appeal } = await report();
    await decide(createArgs(reference, '--action', 'closed'));
    expect(await until()).toEqual(NO_END);
    await appeal();
    await decide(createArgs(reference, '--appeal', 'reported', ...suspensionArgs));
    expect(await until()).toEqual(new Date('2030-01-01'));
  });

  test('asks for the end of a suspension that replaces a ban, and leaves the ban until then', async () => {
    const { reference, until, appeal } = await report();
    await decide(createArgs(reference, '--action', 'closed'));
    await appeal();
    await expect(
      decide(createArgs(reference, '--appeal', 'reported', '--action', 'suspended')),
    ).rejects.toThrow('Give the end: --until');
    expect([await until(), await list()]).toEqual([NO_END, expect.stringContaining(reference)]);
  });

  test('leaves a suspension that an appeal confirms, and that of another case', async () => {
    const { reference, until, appeal } = await report();
    await decide(createArgs(reference, ...suspensionArgs));
    await appeal();
    await decide(createArgs(reference, '--appeal', 'reported', '--action', 'suspended'));
    expect(await until()).toEqual(new Date('2030-01-01'));
    const other = await report();
    const ban = ['ban', other.carla.id, '--site', 'free', '--reason', 'Scam.', '--author', 'Robin'];
    await decide(createArgs(other.reference, ...suspensionArgs));
    await runInWorld(world, ['moderation', ...ban]);
    await other.appeal();
    await decide(createArgs(other.reference, ...none));
    expect(await other.until()).toEqual(NO_END);
    const [entry] = await readAudit(world.db, {
      siteId: 'free',
      subject: { kind: 'member', id: other.carla.id },
      limit: 1,
    });
    expect(entry).toMatchObject({ action: 'lift', details: { until: NO_END.toISOString() } });
  });

  test('asks what to remove when the report is about no photo or message', async () => {
    const { reference } = await report();
    await expect(decide(createArgs(reference, '--action', 'content_removed'))).rejects.toThrow(
      'Name what to remove with --photo, --message or --text, or use --record-only.',
    );
    expect(await findDecisions(reference)).toEqual([]);
    await decide(createArgs(reference, '--action', 'content_removed', '--record-only'));
    expect(await findDecisions(reference)).toMatchObject([{ removed: null }]);
  });

  test('changes no account where the operator only records', async () => {
    const { carla, reference, until } = await report();
    await decide(createArgs(reference, '--action', 'suspended', '--record-only'));
    expect([await until(), (await carla.call(calls.getUser)).user.profile.id]).toEqual([null, carla.id]);
  });

  test('refuses to suspend the sender of a complaint, and stores nothing', async () => {
    const payload = { name: 'Kim', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };
    const complaint = await anna.call(calls.complain, { payload: { ...payload, language: 'en' } });
    await expect(decide(createArgs(complaint.receipt, '--action', 'closed'))).rejects.toThrow(
      '--record-only',
    );
    expect(await findDecisions(complaint.receipt)).toEqual([]);
  });
});
