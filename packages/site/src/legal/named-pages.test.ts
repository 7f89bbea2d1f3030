import { href } from '@meetcute/core';
import { localeCodes } from '@meetcute/i18n';
import { loadLegal, type LegalPage } from '@meetcute/i18n/legal';
import { loadPages } from '@meetcute/i18n/pages';
import { expect, test } from 'vitest';

const textOf = ({ sections }: LegalPage, section: string): string =>
  sections.find(({ id }) => id === section)?.paragraphs.join(' ') ?? '';

test.each(localeCodes)('the texts in %s name the pages that cancel and withdraw', async (locale) => {
  const { terms } = await loadLegal(locale);
  const { returnPolicy } = await loadPages(locale);
  expect(textOf(terms, 'credits')).toContain(`{{domain}}${href('cancel')}`);
  const order = href('transactions-transactionId', { transactionId: 'id' }).replace(/id$/, '');
  expect(textOf(returnPolicy, 'how')).toContain(`{{domain}}${order} `);
});
