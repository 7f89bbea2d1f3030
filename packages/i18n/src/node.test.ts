import { expect, test } from 'vitest';
import { localeCodes } from './locales.ts';
import { buildId, messagesResponse, messagesCacheControl } from './node.ts';

test('keeps the build id while no text changes, and fits a path', async () => {
  const id = await buildId();
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(await buildId()).toBe(id);
});

test('responds with one language under its code, without mails and legal texts', async () => {
  for (const locale of localeCodes) {
    const answer = await messagesResponse(locale);
    expect(Object.keys(answer)).toEqual([locale]);
    expect(answer[locale]).toHaveProperty('common.close');
    expect(answer[locale]).not.toHaveProperty('mail');
    // Only texts around the legal texts, such as the title of their table of contents.
    expect(JSON.stringify(answer[locale]?.['legal']).length).toBeLessThan(300);
  }
});

test('allows caching for 24 hours', () => {
  expect(messagesCacheControl).toBe('public, max-age=86400');
});
