import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogues/index.ts';
import { localeCodes, type LocaleCode } from '../locales.ts';
import type { MessageTree } from '../messages.ts';
import { loadLegal } from './load.ts';
import recorded from './recorded-versions.json' with { type: 'json' };
import { legalVersions } from './versions.ts';

type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const documents = ['terms', 'privacy'] as const;
type Document = (typeof documents)[number];
const cases = documents.flatMap((document) => localeCodes.map((locale) => [document, locale] as const));

const hashOf = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

async function textHash(document: Document, locale: LocaleCode): Promise<string> {
  const { messagePrice, [document]: page } = await loadLegal(locale);
  return hashOf(document === 'terms' ? { page, messagePrice } : page);
}

const recordedHash = (versions: Recorded, document: Document, locale: LocaleCode) =>
  versions[legalVersions[document]]?.[locale];

test.each(cases)('the text of %s (%s) is the one recorded for its version', async (document, locale) => {
  const hash = await textHash(document, locale);
  expect(
    recordedHash(recorded[document], document, locale),
    `The text of ${document} (${locale}) is not the one that members accepted as version ${legalVersions[document]}. ` +
      `If its meaning changed, set a new version in legal/versions.ts, say what changed in \`changes\` of ` +
      `locales/*/consent.json and record the hash "${hash}" under the new version in legal/recorded-versions.json. ` +
      `If only its wording was corrected, replace the hash. See docs/developers/changing-legal-texts.md.`,
  ).toBe(hash);
});

test.each(cases)('what changed in %s (%s) was read again with its text', async (document, locale) => {
  const { changes } = (await catalogue(locale))['consent']!;
  const changeText = (changes as MessageTree)[document];
  const hash = hashOf([await textHash(document, locale), changeText]);
  expect(
    recordedHash(recorded.changes[document], document, locale),
    `The text of ${document} (${locale}) or what members are told about its change is another one. ` +
      `Compare the text with the version before ${legalVersions[document]}. The dialog says: "${changeText as string}" ` +
      `If that names every change and says nothing untrue, record "${hash}" in \`changes\` of legal/recorded-versions.json.`,
  ).toBe(hash);
});

test.each(documents)('the version of %s is the newest recorded one', (document) => {
  for (const versions of [recorded[document], recorded.changes[document]])
    expect(Object.keys(versions).toSorted().at(-1)).toBe(legalVersions[document]);
});
