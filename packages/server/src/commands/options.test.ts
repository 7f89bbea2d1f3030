import { APPEAL_TEXT_MAX } from '@meetcute/contract';
import { STAFF_NAME_MAX } from '@meetcute/contract/desk';
import { describe, expect, test } from 'vitest';
import { readEnd } from './moderation/end.rules.ts';
import { moderation } from './moderation/moderation.command.ts';
import { photos } from './photos/photos.command.ts';
import { readCommandLine } from './read-command-line.ts';
import { reports } from './reports/reports.command.ts';
import { staff } from './staff/staff.command.ts';

const now = new Date('2026-11-28T12:00:00Z');
const signatureArgs = ['--site', 'free', '--author', 'Robin'];
const none = ['--action', 'none', '--ground', 'none'];

/** Commands with a text that somebody reads, and its limit. */
const texts: readonly (readonly [string, number, (text: string) => unknown])[] = [
  [
    'moderation warn',
    APPEAL_TEXT_MAX,
    (text) => readCommandLine(moderation, ['warn', 'x', ...signatureArgs, '--reason', text]),
  ],
  [
    'photos reject',
    APPEAL_TEXT_MAX,
    (text) => readCommandLine(photos, ['reject', 'x', ...signatureArgs, '--reason', text]),
  ],
  [
    'reports decide',
    APPEAL_TEXT_MAX,
    (text) => readCommandLine(reports, ['decide', 'R', ...signatureArgs, ...none, '--facts', text]),
  ],
  [
    'staff create',
    STAFF_NAME_MAX,
    (text) =>
      readCommandLine(staff, ['create', 'r@a.com', ...signatureArgs, '--role', 'admin', '--name', text]),
  ],
];

describe.each(texts)('the text of %s', (_, max, read) => {
  test.each(['e', 'é', '🎉', '𝒜'])('has the limit of members in characters: %s', (character) => {
    expect(() => read(character.repeat(max))).not.toThrow();
    expect(() => read(` ${character.repeat(max)} `)).not.toThrow();
    expect(() => read(character.repeat(max + 1))).toThrow(`in 1 to ${max} characters`);
    expect(() => read(' ')).toThrow(`in 1 to ${max} characters`);
  });
});

test.each([
  ['2027-01-31', '2027-01-31T00:00:00.000Z'],
  ['2027-01-31T18:30Z', '2027-01-31T18:30:00.000Z'],
  ['2027-01-31T00:00+01:00', '2027-01-30T23:00:00.000Z'],
  ['2027-01-31T00:00-05:00', '2027-01-31T05:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
])('--until %s is the instant %s', (input, instant) => {
  expect(readEnd(input, now).toISOString()).toBe(instant);
});

test.each([
  '',
  '2027-02-31',
  '2027-02-29',
  '2027-02-30T10:00Z',
  '2027-01-31T10:00',
  '2027-13-01',
  '2026-11-28',
])('--until %j is no day that is yet to come', (input) => {
  expect(() => readEnd(input, now)).toThrow('as that day begins in UTC, at 00:00');
});
