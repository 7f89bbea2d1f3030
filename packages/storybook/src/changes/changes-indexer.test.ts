import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesIndexer } from './changes-indexer.ts';

const SOURCE = `export default { title: 'Chats', tags: ['autodocs'] };
export const Empty = { args: { a: 1 } };
export const Full = { tags: ['fault'], args: { a: 2 } };`;

let folder = '';
const file = () => join(folder, 'Chats.stories.tsx');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'));
  writeFileSync(file(), SOURCE);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function tagsSince(...[releasedHashes, renames]: Parameters<typeof changesIndexer>) {
  const indexer = changesIndexer(releasedHashes, renames);
  const inputs = await indexer.createIndex(file(), { makeTitle: (title = '') => title });
  const tags = inputs.map(({ exportName, tags: storyTags = [] }) => [
    exportName,
    storyTags.filter((tag) => tag === 'new' || tag === 'changed' || tag === 'fault'),
  ]);
  return Object.fromEntries(tags) as Record<string, string[]>;
}

test('tags stories that the release does not have, and those that it has otherwise', async () => {
  expect(await tagsSince({ 'chats--full': 'other' })).toEqual({ Empty: ['new'], Full: ['fault', 'changed'] });
});

test('compares a renamed story with what it was', async () => {
  const renames = { 'chats--none': 'chats--empty', 'chats--all': 'chats--full' };
  expect(await tagsSince({ 'chats--none': 'other', 'chats--all': 'other' }, renames)).toEqual({
    Empty: ['changed'],
    Full: ['fault', 'changed'],
  });
});

test('tags nothing without a release', async () => {
  expect(await tagsSince(undefined)).toEqual({ Empty: [], Full: ['fault'] });
});
