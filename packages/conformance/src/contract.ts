import { allCalls, type CallName } from '@meetcute/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedCalls, sessionCalls } from './browser.ts';
import { privacy } from './privacy.ts';
import { provokedCodes } from './refusals/refusal.ts';
import { account } from './suites/account.ts';
import { accountNotifications } from './suites/account-notifications.ts';
import { advertising } from './suites/advertising.ts';
import { arrival } from './suites/arrival.ts';
import { cases } from './suites/cases.ts';
import { suspensions } from './suites/suspensions.ts';
import { takedownDecisions } from './suites/takedown-decisions.ts';
import { takedowns } from './suites/takedowns.ts';
import { changes } from './suites/changes.ts';
import { chats } from './suites/chats.ts';
import { consents } from './suites/consents.ts';
import { deletedChats } from './suites/deleted-chats.ts';
import { everyCall } from './suites/every-call.ts';
import { fictional } from './suites/fictional.ts';
import { likes } from './suites/likes.ts';
import { listPages } from './suites/list-pages.ts';
import { members } from './suites/members.ts';
import { messageImages } from './suites/message-images.ts';
import { notifications } from './suites/notifications.ts';
import { partners } from './suites/partners.ts';
import { passkeys } from './suites/passkeys.ts';
import { photos } from './suites/photos.ts';
import { references } from './suites/references.ts';
import { retries } from './suites/retries.ts';
import { everyRefusal, refusals } from './suites/refusals.ts';
import { safety } from './suites/safety.ts';
import { sensitive } from './suites/sensitive.ts';
import { session } from './suites/session.ts';
import { orders } from './suites/orders.ts';
import { premium } from './suites/premium.ts';
import { statement } from './suites/statement.ts';
import { refunds } from './suites/refunds.ts';
import { shop } from './suites/shop.ts';
import { site } from './suites/site.ts';
import { stopMails } from './suites/stop-mails.ts';
import { subscriptions } from './suites/subscriptions.ts';
import { withdrawals } from './suites/withdrawals.ts';
import { tabs } from './suites/tabs.ts';
import type { Running, Target } from './target.ts';

/** Calls without a JSON response, which tests send without the client. */
const pastClient = new Set<string>([
  'pageHidden',
  'openCam',
  'openPartner',
  'openEvents',
  'openMessageImage',
  'stopMails',
  'openMailChoice',
  'confirmPayment',
]);

/** The suites, in parts of about equal time. */
const parts = {
  members: [
    everyCall,
    site,
    session,
    account,
    sensitive,
    changes,
    passkeys,
    consents,
    photos,
    advertising,
    members,
    likes,
    listPages,
    fictional,
    partners,
    shop,
    orders,
    withdrawals,
    premium,
    statement,
    refunds,
    subscriptions,
  ],
  chats: [
    chats,
    deletedChats,
    arrival,
    messageImages,
    references,
    tabs,
    safety,
    cases,
    suspensions,
    takedowns,
    takedownDecisions,
  ],
  refusals: [notifications, accountNotifications, stopMails, retries, refusals],
} satisfies Record<string, readonly ((running: () => Running) => void)[]>;

/**
 * Tests an implementation of the member API against the contract, with the same expectations for each. A slow one is
 * tested in parts, which run at the same time; that they miss no call is tested with the whole of another one.
 */
export function describeContract(target: Target, part?: keyof typeof parts): void {
  describe(target.name, () => {
    let running: Running | undefined;
    const get = () => running!;
    beforeAll(async () => {
      // Files of one process share its modules.
      for (const record of [completedCalls, sessionCalls, provokedCodes]) record.clear();
      Object.assign(privacy, { leaks: [], responses: 0 });
      running = await target.start();
    });
    afterAll(() => running?.stop());

    const suites = part ? parts[part] : Object.values(parts).flat();
    for (const testSuite of suites) testSuite(get);

    test("no response contained another member's e-mail address, birth date or coordinates", () => {
      expect(privacy.responses).toBeGreaterThan(0);
      expect(privacy.leaks).toEqual([]);
    });

    if (part) return;

    everyRefusal();

    test('every call was tested', () => {
      const open = allCalls.map(({ name }) => name as CallName).filter((name) => !pastClient.has(name));
      const untestedNames = open.filter((name) => !completedCalls.has(name));
      expect(untestedNames).toEqual([]);
    });
  });
}
