import { describe, expect, test } from 'vitest';
import { canBlock, canUnblock, canReport, isMessageEvidence, reportCategories } from './block-and-report.ts';
import { checkComplaint, mailboxOf } from './complaint.ts';

const ben = { id: 'ben', isDeleted: false, isBlocking: false, isBlockedBy: false };

describe('blocking, unblocking and reporting', () => {
  test.each([
    ['a member', ben, true, true],
    ['oneself', { ...ben, id: 'anna' }, false, false],
    ['a deleted member', { ...ben, isDeleted: true }, false, false],
    ['one who blocked first', { ...ben, isBlockedBy: true }, false, false],
    ['one who is already blocked', { ...ben, isBlocking: true }, true, true],
    [
      'a blocked member who deleted their account',
      { ...ben, isBlocking: true, isDeleted: true },
      false,
      true,
    ],
  ])('%s', (_, other, mayBlock, mayUnblock) => {
    expect(canBlock('anna', other)).toBe(mayBlock);
    expect(canReport('anna', other)).toBe(mayBlock);
    expect(canUnblock('anna', other)).toBe(mayUnblock);
  });
});

test('only a message of the reported member is evidence', () => {
  expect(isMessageEvidence({ sender: 'ben' }, 'ben')).toBe(true);
  expect(isMessageEvidence({ sender: 'anna' }, 'ben')).toBe(false);
  expect(isMessageEvidence(null, 'ben')).toBe(false);
});

test('a report has one of six categories, each listed once', () => {
  expect(new Set(reportCategories).size).toBe(6);
  expect(reportCategories.at(-1)).toBe('other');
});

const complaint = { name: ' Robin ', email: ' robin@example.com ', subject: 'A  bill', text: ' Why? ' };

test('a complaint is stored without surrounding spaces', () => {
  expect(checkComplaint(complaint)).toEqual({
    isAllowed: true,
    value: { name: 'Robin', email: 'robin@example.com', subject: 'A bill', text: 'Why?' },
  });
});

test.each([
  ['name', ' ', 'required'],
  ['subject', '\u200b', 'required'],
  ['text', ' \n ', 'required'],
  ['email', 'robin', 'invalid_format'],
  ['email', 'a@b@example.com', 'invalid_format'],
] as const)('a complaint with the %s %j is refused', (field, value, fault) => {
  expect(checkComplaint({ ...complaint, [field]: value })).toEqual({
    isAllowed: false,
    refusal: { code: 'bad_request', fields: { [field]: fault } },
  });
});

test.each(['kim.li@example.com', ' KIMLI@example.com', 'kimli+2@Example.com', 'k.i.m.li+a+b@example.com'])(
  'counts mails to %s for one mailbox',
  (email) => expect(mailboxOf(email)).toBe('kimli@example.com'),
);
