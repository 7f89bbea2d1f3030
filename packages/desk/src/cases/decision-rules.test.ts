import { caseGround } from '@meetcute/contract';
import type { DeskCase } from '@meetcute/contract/desk';
import { expect, test } from 'vitest';
import { decisionProblems, groundOf, groundsFor, NO_DECISION } from './decision-rules.ts';

test.each(['warning', 'content_removed', 'suspended', 'closed'] as const)(
  '%s needs a ground that justifies it',
  (action) => {
    expect(groundsFor(action)).toEqual(caseGround.options.filter((ground) => ground !== 'none'));
    expect(groundOf({ action, ground: 'none' })).toBe('');
    expect(groundOf({ action, ground: 'law' })).toBe('law');
  },
);

test.each([null, 'none', 'other'] as const)('%s allows every ground', (action) => {
  expect(groundsFor(action)).toEqual(caseGround.options);
  expect(groundOf({ action, ground: 'none' })).toBe('none');
});

test('a ground that was chosen for another action is asked again', () => {
  const deskCase = { content: [], decisions: [] } as unknown as DeskCase;
  const problemsOf = (action: 'none' | 'warning') =>
    decisionProblems(
      (key) => key,
      { ...NO_DECISION, action, ground: 'none', facts: 'A joke.' },
      { shown: deskCase, mayKeepEnd: false, now: new Date() },
    );
  expect(problemsOf('none')).toEqual({});
  expect(problemsOf('warning')).toEqual({ ground: 'case.groundMissing' });
});
