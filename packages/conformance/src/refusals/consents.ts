import { calls, type DocumentVersion } from '@meetcute/contract';
import { openBrowser, signUp } from '../browser.ts';
import { acceptedBy } from '../suites/consents.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

/** Accepts the terms in their current version, and then another version. */
const accept = (other: DocumentVersion) => async (running: Running) => {
  const browser = openBrowser(running);
  await signUp(browser);
  const terms = (await acceptedBy(browser)).filter(({ document }) => document === 'terms');
  const documents = [...terms, other];
  return browser.client.call(calls.acceptDocuments, { payload: { documents, language: 'en' } });
};

/** Invalid requests about consents. */
export const consentRefusals: RefusalCase[] = ['2026-01-01', '2999-01-01'].map((version) => ({
  call: 'acceptDocuments',
  code: 'version_outdated',
  when: `for the version ${version}, which is not current`,
  fields: { 'documents.1.version': 'version_outdated' },
  provoke: accept({ document: 'privacy', version }),
}));
