import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root, type WorkspacePackage } from '../workspace.ts';
import { browserEntries } from './entries.ts';
import { measure } from './measure.ts';

/** A row of a table of sizes: what is measured, and bytes. */
export interface Row {
  readonly what: string;
  readonly sizes: readonly number[];
}

/** Parts that apps use alone, by the entry that exports them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'react/profile-card': ['ProfileCard'],
  'react/provider': ['createMeetcute', 'MeetcuteProvider'],
  'react/sign-up': ['useAccountStep'],
  'kit/button': ['Button'],
  'kit/chat-list': ['ChatListItem', 'ChatListPane'],
  'kit/conversation': ['ConversationPane', 'MessageBubble'],
  'kit/field': ['TextField', 'SelectField'],
  'kit/profile-card': ['ProfileCard'],
  'kit/search-grid': ['ResultGrid'],
  'kit/sign-up': ['AccountStep', 'AboutStep', 'PlaceStep'],
};

/** Returns the rows of a package that no browser loads: its archive, and its files. */
function archiveRows({ folder, manifest }: WorkspacePackage): Row[] {
  const [archive] = globSync('*.tgz', { cwd: join(root, '.cache/packs', folder) });
  if (!archive) throw new Error(`${manifest.name} is not packed: run \`npm run check:packages\` first.`);
  const archiveBytes = readFileSync(join(root, '.cache/packs', folder, archive));
  return [{ what: `\`${manifest.name}\``, sizes: [archiveBytes.length, gunzipSync(archiveBytes).length] }];
}

/** Measures all rows of a package, and says whether it is for Node. */
export async function measureRows(
  one: WorkspacePackage,
): Promise<{ readonly rows: readonly Row[]; readonly isForNode: boolean }> {
  const rows: Row[] = [];
  const entries = browserEntries(one);
  for (const entry of entries) {
    const name = one.manifest.name + entry.slice(1);
    const add = async (what: string, words: string) => {
      const { gzip, brotli } = await measure(one, entry, words);
      rows.push({ what, sizes: [gzip, brotli] });
    };
    await add(`\`${name}\``, '*');
    for (const part of parts[name.replace('@meetcute/', '')] ?? [])
      await add(`\`${part}\` of \`${name}\``, `{ ${part} }`);
  }
  const isForNode = entries.length === 0;
  return { rows: isForNode ? archiveRows(one) : rows, isForNode };
}
