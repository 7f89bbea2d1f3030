import { calls } from '@meetcute/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { listAppeals } from './appeals.ts';
import { decideReport, readDecision } from './decide.ts';

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
const decided = (reference: string, ...options: string[]) => [
  reference,
  '--site',
  'free',
  '--action',
  'content_removed',
  '--ground',
  'usage',
  '--facts',
  FACTS,
  '--author',
  'Robin',
  ...options,
];
const decide = async (args: readonly string[]) =>
  (await decideReport(world.services, readDecision(args), world.services.clock.now())).text;
const list = async () => (await listAppeals(world.db, { site: 'free', limit: 5 })).text;

describe('options', () => {
  test('become a decision', () => {
    expect(readDecision(decided('R-1', '--appeal', 'reported'))).toEqual({
      site: { id: 'free' },
      reference: 'R-1',
      after: 'reported',
      action: 'content_removed',
      ground: 'usage',
      facts: FACTS,
      isAutomated: false,
      author: 'Robin',
    });
  });

  test.each([
    ['no receipt', ['--site', 'free'], 'Name one report or complaint: decide <receipt>.'],
    ['two receipts', decided('R-1', 'R-2'), 'Name one report or complaint: decide <receipt>.'],
    ['no site', ['R-1', '--action', 'none'], 'Name the site: --site classic.'],
    [
      'an unknown action',
      decided('R-1', '--action', 'ban'),
      /^--action is 'ban'\. Give one of: none, warning/,
    ],
    [
      'an unknown ground',
      decided('R-1', '--ground', 'mood'),
      /^--ground is 'mood'\. Give one of: none, offer/,
    ],
    ['an unknown side', decided('R-1', '--appeal', 'both'), /^--appeal is 'both'\. Give one of: /],
    ['empty facts', decided('R-1', '--facts', ' '), /^Give the facts, which both sides read/],
    ['no author', decided('R-1', '--author', ' '), /^Name who decides/],
    ['an unknown option', decided('R-1', '--force'), /--force/],
  ])('are refused with %s', (_, args, problem) => {
    expect(() => readDecision(args)).toThrow(problem);
  });
});

test('a decision reaches the sender once, and nothing is decided twice', async () => {
  expect(await list()).toBe('Open appeals of free: none');
  expect(await decide(decided(receipt))).toBe(
    `Decided ${receipt}. The server mails the sender and the reported member.`,
  );
  const { cases } = await anna.call(calls.getCases);
  expect(cases[0]).toMatchObject({ reference: receipt, decisions: [{ facts: FACTS }] });
  await expect(decide(decided(receipt))).rejects.toThrow(`${receipt} is decided already.`);
  await expect(decide(decided(receipt, '--appeal', 'reported'))).rejects.toThrow(
    `${receipt} has no open appeal of the reported member.`,
  );
  await expect(decide(decided('nothing'))).rejects.toThrow('free has no report or complaint nothing.');
});

test('an appeal is listed with the decision until it is decided', async () => {
  await ben.call(calls.appeal, { payload: { reference: receipt, text: 'It is me.' } });
  const listed = await list();
  expect(listed).toContain(`${receipt} (report), appeal of the reported member:`);
  expect(listed).toContain('It is me.');
  expect(listed).toContain(FACTS);
  await decide(decided(receipt, '--appeal', 'reported', '--action', 'none', '--ground', 'none'));
  expect(await list()).toBe('Open appeals of free: none');
});
