import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfExists, readPackages, root, withDependencies } from './workspace.ts';
import type { WorkspacePackage } from './workspace.ts';

const SOURCES = ['package.json', '*.ts', 'index.html', 'src/**/*', 'public/**/*', 'assets/**/*'];
const IRRELEVANT = /\.(test|stories)\.|\/test\//;

/**
 * Returns one hash of everything that a template's build reads: its sources, those of its packages, and the
 * lock file.
 */
function hashSources(packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  const patterns = packages.flatMap(({ folder }) => SOURCES.map((pattern) => `${folder}/${pattern}`));
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    const inRoot = path.slice(root.length);
    if (!IRRELEVANT.test(inRoot)) hash.update(inRoot).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function build(template: WorkspacePackage): Promise<boolean> {
  return new Promise((resolve) => {
    const lines: string[] = [];
    const child = spawn('pnpm', ['run', 'build'], {
      cwd: join(root, template.folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)));
    child.on('error', (error) => lines.push(error.message));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${lines.join('')}\nThe build of ${template.folder} failed (see above).`);
      resolve(code === 0);
    });
  });
}

/** Builds a template unless its inputs are unchanged. Resolves with whether a successful build exists. */
async function buildIfChanged(
  template: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): Promise<boolean> {
  const stamp = join(root, template.folder, 'dist', '.built-from');
  const hash = hashSources(withDependencies(template, packages));
  if (readIfExists(stamp) === hash) return true;
  const start = performance.now();
  console.log(`Building ${template.folder} ...`);
  if (!(await build(template))) return false;
  mkdirSync(join(root, template.folder, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${template.folder} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

const packages = readPackages();
/** The staff desk is built like a template: both are files that a host serves. */
const templates = packages.filter(
  ({ folder, manifest }) =>
    (folder.startsWith('templates/') || folder === 'packages/desk') && manifest.scripts?.['build'],
);
const results = await Promise.all(templates.map((template) => buildIfChanged(template, packages)));
process.exitCode = results.every(Boolean) ? 0 : 1;
