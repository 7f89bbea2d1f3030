#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

// An older Node fails later, in the middle of a request.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const neededVersion = Number(engines.node.replace('>=', ''));
if (Number.parseInt(process.versions.node, 10) < neededVersion) {
  console.error(
    `Meetcute needs Node ${neededVersion} or later. This is ${process.versions.node}: ${process.execPath}`,
  );
  process.exit(1);
}

// Variables of the folder, which those of the shell replace.
if (statSync('.env', { throwIfNoEntry: false })?.isFile()) {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    console.error(`The file .env of this folder can't be read (${error.code ?? error.message}).`);
    process.exit(1);
  }
}

// Compiled code of earlier starts. Only in a data folder that a start has claimed, because other folders stay unchanged.
// The development server of a template leaves this folder alone.
const dataDir = process.env.DATA_DIR || './.data';
if (process.argv[2] !== 'dev' && existsSync(join(dataDir, 'meetcute.json')))
  module.enableCompileCache(join(dataDir, 'compile-cache'));

// In the workspace, packages run from source without a build. A published package has no sources.
const isSource = process.features.typescript && existsSync(new URL('../src/cli/main.ts', import.meta.url));
const { registerQuickImports } = await import('./quick-imports.mjs');
registerQuickImports(isSource ? ['@meetcute/source'] : []);
// Templates have components, and Node compiles no JSX. A host loads their builds.
const loadTsx = new URL('../../../.tools/load-tsx.ts', import.meta.url);
if (isSource && process.argv[2] !== 'start' && existsSync(loadTsx)) await import(loadTsx.href);
const { runCommandLine } = await import('@meetcute/host/cli');
process.exitCode = await runCommandLine(process.argv.slice(2));
