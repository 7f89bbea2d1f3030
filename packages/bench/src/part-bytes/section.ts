import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedBytes } from '../scripts.ts';
import { kB, printTable, times } from '../table.ts';

/** Libraries that the app has already. */
const present = /^(react|react-dom|i18next|react-i18next)(\/|$)/;

/** Versions of the peer that is installed for this section alone, because nothing else needs it. */
const STREAM = ['stream-chat-react@14.12.0', 'stream-chat@9.53.0', 'react@19', 'react-dom@19'];

/** Builds the channel list and its item of stream-chat-react, installed in a folder of their own. */
async function streamBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-peer-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...STREAM], {
      cwd: folder,
    });
    const file = join(folder, 'peer.js');
    writeFileSync(file, "export { Avatar, ChannelList, ChannelListItem } from 'stream-chat-react';\n");
    return await publishedBytes(file, present);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const own = [
  { name: 'profile card, headless', file: 'headlessCard.ts' },
  { name: 'profile card of the kit', file: 'card.ts' },
  { name: 'conversation list with item, headless', file: 'headlessChatList.ts' },
  { name: 'conversation list with item of the kit', file: 'chatList.ts' },
];

/** Prints the sizes of the card and the conversation list beside the equivalent parts of two peers. */
export async function partBytes(): Promise<void> {
  const bytesOf = (file: string) => publishedBytes(join(import.meta.dirname, file), present);
  const chatscope = await bytesOf('chatscope.ts');
  const stream = await streamBytes();
  const rows = [];
  for (const { name, file } of own) rows.push({ name, bytes: await bytesOf(file) });
  rows.push({ name: 'chatscope: list, item and avatar', bytes: chatscope });
  rows.push({ name: 'stream-chat-react: list, item and avatar', bytes: stream });
  printTable(
    ['beside React and i18next', 'gzip', 'ratio to chatscope', 'ratio to stream-chat-react'],
    rows.map(({ name, bytes }) => [name, kB(bytes), times(bytes / chatscope), times(bytes / stream)]),
  );
}
