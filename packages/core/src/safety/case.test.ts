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

const time = new Date('2026-05-01T12:00:00Z');
const decision = (action: CaseAction, appealSide: CaseSide | null = null) => ({
  at: time,
  after: appealSide,
  action,
});
const history = (change: Partial<CaseHistory>): CaseHistory => ({
  kind: 'report',
  decisions: [],
  appeals: [],
  ...change,
});

const none = decision('none');
const removal = decision('content_removed');

describe.each([
  ['new', history({}), 'received', 'received', [0, 0], ['first']],
  ['decided without action', history({ decisions: [none] }), 'decided', 'decided', [1, 0], []],
  ['decided with action', history({ decisions: [removal] }), 'decided', 'decided', [1, 1], []],
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
    history({ decisions: [removal], appeals: ['sender', 'reported'] }),
    'appealed',
    'appealed',
    [1, 1],
    ['sender', 'reported'],
  ],
  [
    'confirmed after an appeal of the reported member',
    history({ decisions: [removal, decision('content_removed', 'reported')], appeals: ['reported'] }),
    'decided',
    'appeal_decided',
    [1, 2],
    [],
  ],
  [
    'reversed after an appeal of the reported member',
    history({ decisions: [removal, decision('none', 'reported')], appeals: ['reported'] }),
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
] as const)('a case that is %s', (_, caseHistory, sender, reportedState, visibleCounts, open) => {
  test('has a state for each side', () => {
    expect(caseStateOf('sender', caseHistory)).toBe(sender);
    expect(caseStateOf('reported', caseHistory)).toBe(reportedState);
  });

  test('has a state for the operators', () => {
    const decidedState = caseHistory.appeals.length > 0 ? 'appeal_decided' : 'decided';
    const waiting = caseHistory.decisions.length === 0 ? 'received' : 'appealed';
    expect(overallState(caseHistory)).toBe(open.length > 0 ? waiting : decidedState);
  });

  test('shows each side what concerns it', () => {
    expect(visibleDecisions('sender', caseHistory)).toHaveLength(visibleCounts[0]);
    expect(visibleDecisions('reported', caseHistory)).toHaveLength(visibleCounts[1]);
  });

  test('has open decisions', () => {
    expect(openDecisions(caseHistory)).toEqual(open);
  });
});

describe('an appeal', () => {
  const end = new Date(time.getTime() + APPEAL_PERIOD);
  const lastMoment = new Date(end.getTime() - 1);

  test.each([
    ['before a decision', 'sender', history({}), lastMoment, null],
    ['in time', 'sender', history({ decisions: [none] }), lastMoment, end],
    ['too late', 'sender', history({ decisions: [none] }), end, null],
    ['for the second time', 'sender', history({ decisions: [none], appeals: ['sender'] }), lastMoment, null],
    [
      'after one of the other side',
      'sender',
      history({ decisions: [removal], appeals: ['reported'] }),
      lastMoment,
      end,
    ],
    ['by a reported member without action', 'reported', history({ decisions: [none] }), lastMoment, null],
    ['by a reported member with action', 'reported', history({ decisions: [removal] }), lastMoment, end],
  ] as const)('%s', (_, side, caseHistory, now, appealEnd) => {
    expect(appealUntil(side, caseHistory, now)).toEqual(appealEnd);
  });
});

test.each([
  ['both sides of an action', [removal], true, true],
  ['the sender only when nothing was done', [none], true, false],
  [
    'the reported member only when their appeal changed nothing',
    [removal, decision('content_removed', 'reported')],
    false,
    true,
  ],
  ['both sides when an appeal changed something', [removal, decision('none', 'reported')], true, true],
] as const)('informs %s', (_, decisions, sender, isReportedInformed) => {
  const caseHistory = history({ decisions });
  expect(isInformed('sender', caseHistory)).toBe(sender);
  expect(isInformed('reported', caseHistory)).toBe(isReportedInformed);
});
