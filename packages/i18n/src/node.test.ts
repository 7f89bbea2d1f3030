import { expect, test } from 'vitest';
import { localeCodes } from './locales.ts';
import { buildId, messagesResponse, messagesCacheControl } from './node.ts';

test('the build-id is the same as long as no text changes, and fits a path', async () => {
  const id = await buildId();
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(await buildId()).toBe(id);
});

test('an answer holds one language under its code, without mails and legal texts', async () => {
  for (const locale of localeCodes) {
    const answer = await messagesResponse(locale);
    expect(Object.keys(answer)).toEqual([locale]);
    expect(answer[locale]).toHaveProperty('common.close');
    expect(answer[locale]).not.toHaveProperty('mail');
    // Only the words around the legal texts, such as the title of their contents.
    expect(JSON.stringify(answer[locale]?.['legal']).length).toBeLessThan(300);
  }
});

test('an answer may be cached for 24 hours', () => {
  expect(messagesCacheControl).toBe('public, max-age=86400');
});
