import { DELETION_GRACE_DAYS } from '@meetcute/core';
import { localeCodes } from '@meetcute/i18n';
import { loadLegal } from '@meetcute/i18n/legal';
import { loadPages } from '@meetcute/i18n/pages';
import { expect, test } from 'vitest';

test.each(localeCodes)('the texts in %s name the days in which a deletion can be undone', async (locale) => {
  const { terms, privacy } = await loadLegal(locale);
  const { faq } = await loadPages(locale);
  for (const [{ sections }, section] of [
    [terms, 'termination'],
    [privacy, 'storage'],
    [faq, 'delete'],
  ] as const) {
    const text = sections.find(({ id }) => id === section)?.paragraphs.join(' ');
    expect(text).toMatch(new RegExp(`\\b${DELETION_GRACE_DAYS}\\b`));
  }
});
