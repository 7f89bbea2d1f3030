import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Node with the flags of `npm run new-template`: Vitest loads components by itself, but Node does not. */
const flags = ['--conditions=@meetcute/source', '--import', './.tools/load-tsx.ts'];
const program = 'packages/create-template/src/inside-main.ts';

test('the program says its flags', () => {
  const text = execFileSync(process.execPath, [...flags, program, '--help'], { cwd: root, encoding: 'utf8' });
  expect(text).toContain('--colours <a,b,c>');
});

test('the program asks nothing without a terminal, and ends with code 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [...flags, program, 'aurora'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Add --yes; flags replace its defaults.');
});

test('the program reads the tokens of a template that extends another one', () => {
  const script = `const { workspacePlace } = await import('./packages/create-template/src/inside.ts');
    const { home, radius } = await workspacePlace('templates').readTokens('nocturne');
    console.log(home, radius.large, radius.full);`;
  const words = [...flags, '--input-type=module', '--eval', script];
  const text = execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(text.trim()).toBe('dark 1.75rem 999px');
});
