import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newDataFolder } from '../../test/data-folder.ts';
import { openDatabase } from './open.ts';

const script = fileURLToPath(new URL('../../test/write-for-ever.ts', import.meta.url));

/** Runs a server that writes numbers, kills it mid-write, and returns the last number it acknowledged. */
async function writeAndKill(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['--conditions=@meetcute/source', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const isEnough = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > 50) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The writer exited on its own with code ${code}.`)));
  });
  await isEnough;
  child.kill('SIGKILL');
  await exit;
  return Number(output.trimEnd().split('\n').at(-1));
}

test('keeps every acknowledged write when the server is killed while writing', { tags: 'full' }, async () => {
  const folder = await newDataFolder();
  try {
    let acknowledgedCount = 0;
    for (let kills = 0; kills < 3; kills += 1) acknowledgedCount = await writeAndKill(folder);
    const { db, close } = await openDatabase({ dataDir: folder });
    const { rows } = (await db.execute(
      sql`select count(*)::int as stored from attempts where count <= ${acknowledgedCount}`,
    )) as unknown as { rows: unknown[] };
    await close();
    expect(acknowledgedCount).toBeGreaterThanOrEqual(150);
    expect(rows).toEqual([{ stored: acknowledgedCount }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
