import { calls, type DocumentVersion } from '@meetcute/contract';
import { currentDocuments } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import { eq, sql } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  openTestBrowser,
  signUpPayload,
  startTestApi,
  type TestApi,
  type TestBrowser,
  tokenFor,
} from '../../../test/test-api.ts';
import { members } from '../members/members.table.ts';
import { addConsents, consentsOf } from './consents.repository.ts';
import { consents } from './consents.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const current = currentDocuments(legalVersions);
const old: DocumentVersion[] = current.map(({ document }) => ({ document, version: '2026-01-01' }));

/** Signs up in German and returns the browser and the member's row. */
async function join() {
  const browser = openTestBrowser(api);
  const email = freshEmail();
  const payload = { ...signUpPayload(email, await tokenFor(browser, email)), language: 'de' };
  const response = await browser.send('POST', '/api/user.php?new=1', { json: payload });
  expect(response.status).toBe(200);
  const [member] = await api.db.select().from(members).where(eq(members.email, email));
  return { browser, member: member! };
}
type Joined = Awaited<ReturnType<typeof join>>;

const logOf = ({ member }: Joined) => consentsOf(api.db, member.siteId, member.id);
const dueFor = async ({ browser }: { browser: TestBrowser }) => {
  const { user } = (await (await browser.send('GET', '/api/user.php')).json()) as {
    user: { consents_due: DocumentVersion[] };
  };
  return user.consents_due;
};
const accept = ({ browser }: Joined, documents: readonly DocumentVersion[]) =>
  browser.send('PUT', calls.acceptDocuments.path, { json: { documents, language: 'pl' } });

/** Replaces the consents of a member by consents to versions that are not current any more. */
async function outdate({ member }: Joined): Promise<void> {
  await api.db.delete(consents).where(eq(consents.memberId, member.id));
  await addConsents(api.db, {
    siteId: member.siteId,
    memberId: member.id,
    documents: old,
    language: null,
    source: 'migration',
    acceptedAt: new Date('2026-01-02'),
  });
}

/** Returns the statement of the migration that records the consent of members who joined before. */
async function recordingStatement(): Promise<string> {
  const folder = new URL('../../../migrations/', import.meta.url);
  const name = (await readdir(folder)).find((file) => file.endsWith('_consents.sql'))!;
  return (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint').at(-1)!;
}

describe('consent to terms and privacy', () => {
  test('is recorded at the sign-up, with version, language, time and source', async () => {
    const account = await join();
    const consent = { language: 'de', source: 'sign-up', acceptedAt: api.options.clock.now() };
    expect(await logOf(account)).toEqual(
      current
        .toSorted((a, b) => a.document.localeCompare(b.document))
        .map((one) => expect.objectContaining({ ...one, ...consent, memberId: account.member.id })),
    );
    expect(await dueFor(account)).toEqual([]);
  });

  test('is asked for after a change until it is given, and only from that member', async () => {
    const [account, other] = [await join(), await join()];
    await outdate(account);
    expect(await dueFor(account)).toEqual(current);
    const [terms] = current;
    expect((await accept(account, [terms!])).status).toBe(200);
    expect(await dueFor(account)).toEqual(current.slice(1));
    await accept(account, current);
    expect(await dueFor(account)).toEqual([]);
    expect(await dueFor(other)).toEqual([]);
    expect((await logOf(other)).map(({ source }) => source)).toEqual(['sign-up', 'sign-up']);
  });

  test('adds to the log and keeps earlier records, also when it is given twice', async () => {
    const account = await join();
    await outdate(account);
    const logBefore = await logOf(account);
    await accept(account, current);
    const log = await logOf(account);
    expect(log.slice(0, 2)).toEqual(logBefore);
    expect(log.slice(2)).toEqual(
      [0, 1].map(() => expect.objectContaining({ language: 'pl', source: 'prompt' })),
    );
    api.pass(1000);
    await accept(account, current);
    expect(await logOf(account)).toEqual(log);
  });

  test('is refused for an older version, and records nothing', async () => {
    const account = await join();
    await outdate(account);
    const logBefore = await logOf(account);
    expect(await codeOf(await accept(account, [current[0]!, old[1]!]))).toBe(
      '409 version_outdated documents.1.version',
    );
    expect(await logOf(account)).toEqual(logBefore);
  });

  test('is part of the export and erased with the account', async () => {
    const account = await join();
    await outdate(account);
    await accept(account, current);
    const data = (await (await account.browser.send('GET', '/api/export.php')).json()) as {
      consents: object[];
    };
    expect(data.consents).toHaveLength(4);
    expect(data.consents.at(-1)).toEqual({
      document: 'terms',
      version: legalVersions.terms,
      language: 'pl',
      source: 'prompt',
      at: api.options.clock.now().toISOString(),
    });
    await api.db.delete(members).where(eq(members.id, account.member.id));
    expect(await logOf(account)).toEqual([]);
  });

  test('counts as given by members who joined before it was recorded', async () => {
    const account = await join();
    await api.db.delete(consents);
    await api.db.execute(sql.raw(await recordingStatement()));
    const log = await logOf(account);
    expect(log.map(({ document, language, source }) => ({ document, language, source }))).toEqual([
      { document: 'privacy', language: null, source: 'migration' },
      { document: 'terms', language: null, source: 'migration' },
    ]);
    expect(new Set(log.map(({ version }) => version))).toEqual(new Set(['2026-11-25']));
  });
});
