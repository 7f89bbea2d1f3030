import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { localeCodes } from '../locales.ts';
import { loadLegal } from './load.ts';
import recorded from './recorded-versions.json' with { type: 'json' };
import { legalVersions } from './versions.ts';

type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const documents = ['terms', 'privacy'] as const;
const cases = documents.flatMap((document) => localeCodes.map((locale) => [document, locale] as const));

test.each(cases)('the text of %s (%s) is the one recorded for its version', async (document, locale) => {
  const { messagePrice, [document]: page } = await loadLegal(locale);
  const text = JSON.stringify(document === 'terms' ? { page, messagePrice } : page);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const version = legalVersions[document];
  const versions: Recorded = recorded[document];
  expect(
    versions[version]?.[locale],
    `The text of ${document} (${locale}) is not the one that members accepted as version ${version}. ` +
      `If its meaning changed, set a new version in legal/versions.ts, say what changed in \`changes\` of ` +
      `locales/*/consent.json and record the hash "${hash}" under the new version in legal/recorded-versions.json. ` +
      `If only its wording was corrected, replace the hash of ${version}. See docs/guides/changing-legal-texts.md.`,
  ).toBe(hash);
});

test.each(documents)('the version of %s is the newest recorded one', (document) => {
  const versions = Object.keys(recorded[document]).toSorted();
  expect(versions.at(-1)).toBe(legalVersions[document]);
});
