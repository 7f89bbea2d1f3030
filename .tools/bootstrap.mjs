/**
 * Entry point on a new machine: `node .tools/bootstrap.mjs start|dev|test|check|new-template`, on Node 18 or later without
 * dependencies. Installs missing packages, including a current Node, and runs the actual command on that Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

const commands = {
  start: [['.tools/build-templates.ts'], ['packages/host/bin/meetcute.mjs', 'start']],
  dev: [['packages/host/bin/meetcute.mjs', 'dev']],
  test: [['.tools/test.ts']],
  check: [['.tools/check.ts']],
  'new-template': [
    [
      '--conditions=@meetcute/source',
      '--import',
      './.tools/load-tsx.ts',
      'packages/create-template/src/inside-main.ts',
    ],
  ],
};

/** Whether the lock file is unchanged since the last install. Compares contents, because a checkout changes time stamps. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.pnpm', 'lock.yaml');
  return (
    existsSync(installedLock) &&
    readFileSync(installedLock, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  );
}

let child;
let isStopping = false;

/** Runs a command in the foreground. Resolves with its exit code, over 128 if a signal ended it. */
function run(file, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: [bin, process.env.PATH, '/usr/sbin'].join(delimiter) };
    child = spawn(file, args, { cwd: root, env, stdio: 'inherit', shell: isWindows && !existsSync(file) });
    child.on('error', (error) => {
      console.error(`Could not run ${file}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

async function install() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing dependencies (first run, or the lock file changed) ...');
  return run('npx', ['--yes', `pnpm@${devDependencies.pnpm}`, 'install', '--frozen-lockfile']);
}

function findNode() {
  const installedNode = join(bin, isWindows ? 'node.exe' : 'node');
  if (existsSync(installedNode)) return installedNode;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  console.error(
    `Node ${process.version} is too old to run the sources, and no newer one is published for this platform: install Node 26 or later.`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopping = true;
    // A terminal sends Ctrl-C to the child as well; a second signal would interrupt its graceful stop.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child?.kill(signal);
  });
}

// A killed npm sends no signal; without this check the host would keep running and occupy its port.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child?.kill('SIGTERM'), 500).unref();

async function main() {
  const steps = commands[process.argv[2]];
  if (!steps) {
    console.error(`Usage: node .tools/bootstrap.mjs ${Object.keys(commands).join('|')}`);
    return 2;
  }
  if (!isInstalled()) {
    const code = await install();
    if (code !== 0) return code;
  }
  const node = findNode();
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const code = await run(node, [
      '--conditions=@meetcute/source',
      ...step,
      ...(isLast ? process.argv.slice(3) : []),
    ]);
    if (code !== 0 || isStopping) return code;
  }
  return 0;
}

process.exitCode = await main();
