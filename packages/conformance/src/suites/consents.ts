import { calls, documentVersion, parse, type DocumentVersion } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { type Browser, openBrowser, signUp } from '../browser.ts';
import type { Running } from '../target.ts';

/** Returns the versions that a member has accepted, from the export of the data. */
export async function acceptedBy({ client }: Browser): Promise<DocumentVersion[]> {
  const memberExport = (await client.call(calls.exportUser)) as { consents: DocumentVersion[] };
  return memberExport.consents.map(({ document, version }) => ({ document, version }));
}

/** Tests the consent to versions of terms and privacy. */
export function consents(running: () => Running): void {
  describe('consents', () => {
    test('a new member has accepted both texts, and the export lists their versions', async () => {
      const browser = openBrowser(running());
      const user = await signUp(browser);
      expect(user.consents_due).toEqual([]);
      const acceptedVersions = await acceptedBy(browser);
      expect(acceptedVersions.map(({ document }) => document).toSorted()).toEqual(['privacy', 'terms']);
      for (const one of acceptedVersions) expect(parse(documentVersion, one).ok).toBe(true);
    });

    test('accepts current versions again without an effect, and returns the account', async () => {
      const browser = openBrowser(running());
      const { email } = await signUp(browser);
      const documents = await acceptedBy(browser);
      const payload = { documents, language: 'de' } as const;
      const { user } = await browser.client.call(calls.acceptDocuments, { payload });
      expect(user).toMatchObject({ email, consents_due: [] });
      expect(await acceptedBy(browser)).toEqual(documents);
    });
  });
}
