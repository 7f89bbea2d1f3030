import { allCalls, errorStatus, type ErrorCode } from '@meetcute/contract';
import { changesState } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../browser.ts';
import { accountRefusals } from '../refusals/account.ts';
import { caseRefusals } from '../refusals/cases.ts';
import { changeRefusals } from '../refusals/changes.ts';
import { consentRefusals } from '../refusals/consents.ts';
import { chatRefusals } from '../refusals/chats.ts';
import { memberRefusals } from '../refusals/members.ts';
import { messageImageRefusals } from '../refusals/message-images.ts';
import { notificationRefusals } from '../refusals/notifications.ts';
import { passkeyRefusals } from '../refusals/passkeys.ts';
import { recordRefusal, provokedCodes, type RefusalCase } from '../refusals/refusal.ts';
import { orderRefusals } from '../refusals/orders.ts';
import { shopRefusals } from '../refusals/shop.ts';
import { safetyRefusals } from '../refusals/safety.ts';
import { sessionRefusals } from '../refusals/session.ts';
import { subscriptionRefusals } from '../refusals/subscriptions.ts';
import { withdrawalRefusals } from '../refusals/withdrawals.ts';
import type { Running } from '../target.ts';

const cases: readonly RefusalCase[] = [
  ...sessionRefusals,
  ...accountRefusals,
  ...changeRefusals,
  ...passkeyRefusals,
  ...consentRefusals,
  ...memberRefusals,
  ...chatRefusals,
  ...messageImageRefusals,
  ...safetyRefusals,
  ...caseRefusals,
  ...notificationRefusals,
  ...shopRefusals,
  ...orderRefusals,
  ...withdrawalRefusals,
  ...subscriptionRefusals,
];

/** General codes that no single request provokes; the server's own tests cover them. */
const byCircumstance: readonly ErrorCode[] = ['too_many_requests', 'server_error', 'unavailable'];

/** Returns every code that a call can respond with: its own and the general ones that apply. */
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

/** Tests that every invalid request is refused with the same error. */
export function refusals(running: () => Running): void {
  describe('refusals', () => {
    test.each(cases.map((each) => [each.call, each.code, each.when, each] as const))(
      '%s responds with %s %s',
      async (call, code, _, { fields, provoke }) => {
        const failure = await failureOf(provoke(running()));
        const { status, code: actualCode, fields: actualFields } = failure;
        expect({ status, code: actualCode, fields: actualFields }).toEqual({
          status: errorStatus[code],
          code,
          fields,
        });
        recordRefusal(call, code);
      },
    );
  });
}

/** Runs after all other suites: fails if a code of the contract was never provoked. */
export function everyRefusal(): void {
  test('every code of every call was provoked', () => {
    const expected = allCalls.flatMap((call) => codesOf(call).map((code) => `${call.name} ${code}`));
    expect(expected.filter((each) => !provokedCodes.has(each))).toEqual([]);
    expect(
      byCircumstance.filter((code) => [...provokedCodes].some((each) => each.endsWith(` ${code}`))),
    ).toEqual([]);
  });
}
