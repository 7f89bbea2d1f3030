import { SENSITIVE_WORDING } from '@meetcute/core';
import { localeCodes } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import recorded from './recorded-wordings.json' with { type: 'json' };

const wordings: Readonly<Record<string, Readonly<Record<string, string>>>> = recorded;

test.each(localeCodes)('the consent to sensitive fields (%s) has the recorded wording', async (locale) => {
  const { sensitive = {} } = (await catalogue(locale))['fields'] ?? {};
  const { agree, why } = sensitive as { agree?: string; why?: string };
  const hash = createHash('sha256').update(JSON.stringify({ agree, why })).digest('hex').slice(0, 16);
  expect(
    wordings[SENSITIVE_WORDING]?.[locale],
    `The consent to sensitive fields (${locale}) is not the one that members agreed to as wording ${SENSITIVE_WORDING}: ` +
      `\`sensitive.agree\` or \`sensitive.why\` in packages/i18n/src/locales/${locale}/fields.json has changed. ` +
      `Increase SENSITIVE_WORDING in packages/core/src/profile/sensitive.ts, and record the hashes of all seven languages ` +
      `under the new version in packages/react/src/profile/recorded-wordings.json, here "${hash}". ` +
      `Keep the earlier versions: stored consents refer to them.`,
  ).toBe(hash);
});

test('the wording of the consent to sensitive fields is the newest recorded one', () => {
  const versions = Object.keys(recorded).map(Number);
  expect(versions).toEqual(Array.from({ length: SENSITIVE_WORDING }, (_, index) => index + 1));
});
