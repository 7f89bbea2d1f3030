import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandLine } from '../cli/main.ts';
import { newFolder } from '../testing/program.ts';
import { withSecretFiles } from './secret-files.ts';

function fileOf(text: string): string {
  const path = join(newFolder('secrets'), 'secret');
  writeFileSync(path, text);
  return path;
}

test('reads each secret from its file, without the line break at its end', () => {
  const names = ['DATABASE_URL', 'MAIL_URL', 'MOLLIE_API_KEY', 'STORAGE_URL', 'VAPID_PRIVATE_KEY'];
  const fileVariables = Object.fromEntries(names.map((name) => [`${name}_FILE`, fileOf(`of ${name}\n`)]));
  const env = withSecretFiles({ PORT: '1', ...fileVariables });
  expect(env).toMatchObject(Object.fromEntries(names.map((name) => [name, `of ${name}`])));
  expect(env['PORT']).toBe('1');
  expect(withSecretFiles({ MAIL_URL: 'smtp://a', MAIL_URL_FILE: '' })['MAIL_URL']).toBe('smtp://a');
});

test('names every file that is missing or empty, and repeats no secret', () => {
  const env = {
    DATABASE_URL_FILE: '/missing/file',
    MAIL_URL_FILE: fileOf(' \n'),
    MOLLIE_API_KEY: 'live_secret',
    MOLLIE_API_KEY_FILE: fileOf('live_other'),
  };
  expect(() => withSecretFiles(env)).toThrow(
    /^DATABASE_URL_FILE names '\/missing\/file', which can't be read \(ENOENT\)\.\nMAIL_URL_FILE names '.*', which is empty\.\nMOLLIE_API_KEY and MOLLIE_API_KEY_FILE exclude each other\. Set one of them\.$/,
  );
});

test('every command uses them', async () => {
  const errorLines: string[] = [];
  const run = (env: Record<string, string>) =>
    runCommandLine(['migrate', '--dry-run'], {
      env,
      folder: import.meta.dirname,
      print: () => {},
      say: (text) => void errorLines.push(text),
    });
  const DATABASE_URL_FILE = fileOf('postgres://meetcute:s3cret@127.0.0.1:9/members\n');
  expect([await run({ DATABASE_URL_FILE }), await run({ DATABASE_URL_FILE: '/missing' })]).toEqual([1, 1]);
  expect(errorLines[0]).toMatch(/The database at 127\.0\.0\.1:9\/members can't be used/);
  expect(errorLines[1]).toMatch(/^DATABASE_URL_FILE names '\/missing'/);
  expect(errorLines.join()).not.toContain('s3cret');
});
