import { allCalls, errorStatus, type CallName, type ErrorCode } from '@meetcute/contract';
import { changesState } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../browser.ts';
import { laterCalls } from '../later.ts';
import { accountRefusals } from '../refusals/account.ts';
import { changeRefusals } from '../refusals/changes.ts';
import { chatRefusals } from '../refusals/chats.ts';
import { memberRefusals } from '../refusals/members.ts';
import { messageImageRefusals } from '../refusals/message-images.ts';
import { notificationRefusals } from '../refusals/notifications.ts';
import { noteRefusal, provoked, type RefusalCase } from '../refusals/refusal.ts';
import { safetyRefusals } from '../refusals/safety.ts';
import { sessionRefusals } from '../refusals/session.ts';
import type { Running } from '../target.ts';

const cases: readonly RefusalCase[] = [
  ...sessionRefusals,
  ...accountRefusals,
  ...changeRefusals,
  ...memberRefusals,
  ...chatRefusals,
  ...messageImageRefusals,
  ...safetyRefusals,
  ...notificationRefusals,
];

/** General codes that no request provokes by itself; tests of the server's limits and faults hold them. */
const byCircumstance: readonly ErrorCode[] = ['too_many_requests', 'server_error', 'unavailable'];

/** Every code that a call can be made to answer: its own, and the general ones that can hit it. */
const codesOf = (call: (typeof allCalls)[number]): ErrorCode[] => {
  if (!call.path.startsWith('/api/')) return [...call.errors];
  return [
    ...call.errors,
    'bad_request',
    'method_not_allowed',
    'unknown_host',
    ...(call.auth === 'member' ? (['not_logged_in'] as const) : []),
    ...(changesState(call) ? (['cross_site'] as const) : []),
    ...(call.payload ? (['too_large', 'unsupported_type'] as const) : []),
  ];
};

/** Every way to do a call wrong, refused alike everywhere. */
export function refusals(running: () => Running): void {
  describe('what is refused', () => {
    test.each(cases.map((each) => [each.call, each.code, each.when, each] as const))(
      '%s answers %s %s',
      async (call, code, _, { fields, provoke }) => {
        const failure = await failureOf(provoke(running()));
        const { status, code: answered, fields: named } = failure;
        expect({ status, code: answered, fields: named }).toEqual({
          status: errorStatus[code],
          code,
          fields,
        });
        noteRefusal(call, code);
      },
    );
  });
}

/** Comes after all other suites: a code of the contract that nothing provoked fails the run. */
export function everyRefusal(): void {
  test('every code of every call was provoked, or comes with a later release', () => {
    const present = allCalls.filter(({ name }) => !laterCalls[name as CallName]);
    const expected = present.flatMap((call) => codesOf(call).map((code) => `${call.name} ${code}`));
    expect(expected.filter((each) => !provoked.has(each))).toEqual([]);
    expect(byCircumstance.filter((code) => [...provoked].some((each) => each.endsWith(` ${code}`)))).toEqual(
      [],
    );
  });
}
