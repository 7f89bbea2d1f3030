import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTemplateTokens } from './template-tokens.ts';

test('says that templates extend each other', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'templates ż-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  for (const [name, base] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    const folder = join(parent, name);
    mkdirSync(join(folder, 'src'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join('../..', base), join(folder, 'node_modules', base));
    const exports = { './tokens': './src/tokens.ts', './package.json': './package.json' };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, type: 'module', exports, dependencies: { [base]: '*' } }),
    );
    writeFileSync(join(folder, 'src/tokens.ts'), 'export const tokens = {};');
  }
  await expect(readTemplateTokens(join(parent, 'one'))).rejects.toThrow(
    /^one extends itself through .*two\./,
  );
});
