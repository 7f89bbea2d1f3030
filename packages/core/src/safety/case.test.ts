import type { CaseAction, CaseSide } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import {
  APPEAL_PERIOD,
  appealUntil,
  caseStateOf,
  isInformed,
  openDecisions,
  overallState,
  visibleDecisions,
  type CaseHistory,
} from './case.ts';

const at = new Date('2026-05-01T12:00:00Z');
const decision = (action: CaseAction, after: CaseSide | null = null) => ({ at, after, action });
const history = (change: Partial<CaseHistory>): CaseHistory => ({
  kind: 'report',
  decisions: [],
  appeals: [],
  ...change,
});

const none = decision('none');
const removed = decision('content_removed');

describe.each([
  ['new', history({}), 'received', 'received', [0, 0], ['first']],
  ['decided without action', history({ decisions: [none] }), 'decided', 'decided', [1, 0], []],
  ['decided with action', history({ decisions: [removed] }), 'decided', 'decided', [1, 1], []],
  [
    'a complaint with a remedy',
    history({ kind: 'complaint', decisions: [decision('other')] }),
    'decided',
    'decided',
    [1, 0],
    [],
  ],
  [
    'appealed by the sender',
    history({ decisions: [none], appeals: ['sender'] }),
    'appealed',
    'decided',
    [1, 0],
    ['sender'],
  ],
  [
    'appealed by both sides',
    history({ decisions: [removed], appeals: ['sender', 'reported'] }),
    'appealed',
    'appealed',
    [1, 1],
    ['sender', 'reported'],
  ],
  [
    'confirmed after an appeal of the reported member',
    history({ decisions: [removed, decision('content_removed', 'reported')], appeals: ['reported'] }),
    'decided',
    'appeal_decided',
    [1, 2],
    [],
  ],
  [
    'reversed after an appeal of the reported member',
    history({ decisions: [removed, decision('none', 'reported')], appeals: ['reported'] }),
    'decided',
    'appeal_decided',
    [2, 2],
    [],
  ],
  [
    'action after an appeal of the sender',
    history({ decisions: [none, decision('warning', 'sender')], appeals: ['sender'] }),
    'appeal_decided',
    'decided',
    [2, 1],
    [],
  ],
] as const)('a case that is %s', (_, given, sender, reported, seen, open) => {
  test('has a state for each side', () => {
    expect(caseStateOf('sender', given)).toBe(sender);
    expect(caseStateOf('reported', given)).toBe(reported);
  });

  test('has a state for the operators', () => {
    const decided = given.appeals.length > 0 ? 'appeal_decided' : 'decided';
    const waiting = given.decisions.length === 0 ? 'received' : 'appealed';
    expect(overallState(given)).toBe(open.length > 0 ? waiting : decided);
  });

  test('shows each side what concerns it', () => {
    expect(visibleDecisions('sender', given)).toHaveLength(seen[0]);
    expect(visibleDecisions('reported', given)).toHaveLength(seen[1]);
  });

  test('has open decisions', () => {
    expect(openDecisions(given)).toEqual(open);
  });
});

describe('an appeal', () => {
  const end = new Date(at.getTime() + APPEAL_PERIOD);
  const before = new Date(end.getTime() - 1);

  test.each([
    ['before a decision', 'sender', history({}), before, null],
    ['in time', 'sender', history({ decisions: [none] }), before, end],
    ['too late', 'sender', history({ decisions: [none] }), end, null],
    ['for the second time', 'sender', history({ decisions: [none], appeals: ['sender'] }), before, null],
    [
      'after one of the other side',
      'sender',
      history({ decisions: [removed], appeals: ['reported'] }),
      before,
      end,
    ],
    ['by a reported member without action', 'reported', history({ decisions: [none] }), before, null],
    ['by a reported member with action', 'reported', history({ decisions: [removed] }), before, end],
  ] as const)('%s', (_, side, given, now, until) => {
    expect(appealUntil(side, given, now)).toEqual(until);
  });
});

test.each([
  ['both sides of an action', [removed], true, true],
  ['the sender only when nothing was done', [none], true, false],
  [
    'the reported member only when their appeal changed nothing',
    [removed, decision('content_removed', 'reported')],
    false,
    true,
  ],
  ['both sides when an appeal changed something', [removed, decision('none', 'reported')], true, true],
] as const)('informs %s', (_, decisions, sender, reported) => {
  const given = history({ decisions });
  expect(isInformed('sender', given)).toBe(sender);
  expect(isInformed('reported', given)).toBe(reported);
});
