import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

/** Runs oxlint on files of a temporary workspace. Returns the messages of one rule by file path. */
export function lintFiles(files: ReadonlyMap<string, string>, rule: string): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, '.tools'), join(folder, '.tools'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'oxlint.config.ts'), readFileSync(join(root, 'oxlint.config.ts'), 'utf8'));
    const messagesByFile = new Map<string, string[]>();
    const folders = new Set([...files.keys()].map((path) => path.split('/', 1)[0] ?? ''));
    for (const { code, message, filename } of runOxlint(folder, [...folders]))
      if (code === `meetcute(${rule})`)
        messagesByFile.set(filename, [...(messagesByFile.get(filename) ?? []), message]);
    return messagesByFile;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOxlint(folder: string, paths: readonly string[]): Diagnostic[] {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  let output: string;
  try {
    output = execFileSync(oxlint, ['--format', 'json', ...paths], options);
  } catch (error) {
    // Oxlint exits with an error code when a rule fails.
    output = String((error as { stdout?: unknown }).stdout);
  }
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}
