import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readDocs } from './read-docs.ts';

test('reads texts of a part again after each change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'Button.docs.mjs');
  for (const [second, states] of ['Rests.', 'Waits.', 'Fails.'].entries()) {
    writeFileSync(path, `export default { states: '${states}' };`);
    utimesSync(path, second, second);
    await expect(readDocs(path)).resolves.toEqual({ states });
  }
});
