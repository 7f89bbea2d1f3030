import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { build } from './build.ts';
import { checkContents, type Expect, siteFile } from './checks.ts';
import { createContext } from './context.ts';
import { readStages } from './dockerfile.ts';
import { checkDatabase, checkSite, HOST } from './scenarios.ts';

/**
 * Executes the steps of the deployment guide on this machine, without a container engine: the steps of the Dockerfile in
 * folders, the image as an unprivileged user with a read-only root and without the sources, migrations and a start on
 * PostgreSQL, the proxy with TLS, and the unit of systemd. Names the programs that are missing, and fails then.
 */
const deploy = join(root, 'packages/host/deploy');
const problems: string[] = [];

const expect: Expect = (what, isMet, observation) => {
  console.log(`${isMet ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isMet) problems.push(`${what}: ${JSON.stringify(observation)}`);
};

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

function requireTools(): void {
  const missing = ['bwrap', 'setpriv', 'nginx', 'openssl', 'git', 'npm'].filter((program) => !has(program));
  if (process.getuid?.() !== 0) missing.push('root (it mounts folders and changes users)');
  if (missing.length === 0) return;
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install bubblewrap nginx openssl git`);
  process.exit(2);
}

function checkUnit(): void {
  if (!has('systemd-analyze')) {
    console.log('left out: systemd-analyze is not installed');
    return;
  }
  const { stderr } = spawnSync('systemd-analyze', ['verify', join(deploy, 'meetcute.service')], {
    encoding: 'utf8',
  });
  const faults = stderr
    .split('\n')
    .filter((line) => line.includes('meetcute') && !/not executable|No such file/.test(line));
  expect('systemd accepts the unit', faults.length === 0, faults);
  const args = ['security', '--offline=yes', join(deploy, 'meetcute.service')];
  const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  console.log(`       ${stdout.trim().split('\n').at(-1)}`);
}

function checkCompose(folder: string): void {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) {
    console.log('left out: docker compose is not installed, so compose.yaml is only checked by npm test');
    return;
  }
  // It reads the file of secrets too.
  copyFileSync(join(deploy, 'compose.yaml'), join(folder, 'compose.yaml'));
  writeFileSync(join(folder, '.env'), 'POSTGRES_PASSWORD=trial\n');
  const config = ['compose', 'config', '--quiet'];
  const { status, stderr } = spawnSync('docker', config, { cwd: folder, encoding: 'utf8' });
  expect('docker compose accepts compose.yaml', status === 0, stderr);
}

requireTools();
const folder = mkdtempSync(join(tmpdir(), 'meetcute-deploy-'));
try {
  const ignoreFile = readFileSync(join(deploy, 'Dockerfile.dockerignore'), 'utf8');
  const stages = readStages(readFileSync(join(deploy, 'Dockerfile'), 'utf8'));
  const image = build(stages, folder, createContext(join(folder, 'context'), ignoreFile));
  checkContents(image, expect);
  // The sources are out of reach from here on.
  rmSync(join(folder, 'context'), { recursive: true });
  const sites = join(folder, 'sites');
  mkdirSync(sites);
  writeFileSync(join(sites, 'site.json'), siteFile(join(root, 'packages/demo/sites/classic.json'), HOST));
  const newData = (name: string) => {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, 1000, 1000);
    return data;
  };
  await checkDatabase(image, { sites, data: newData('data') }, expect);
  await checkSite(image, { sites, data: newData('demo') }, folder, expect);
  checkUnit();
  checkCompose(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The deployment works.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
