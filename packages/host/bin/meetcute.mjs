#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// In the workspace, packages run from source without a build. A published package has no sources.
if (process.features.typescript && existsSync(new URL('../src/cli/main.ts', import.meta.url)))
  module.registerHooks({
    resolve: (specifier, context, nextResolve) =>
      nextResolve(specifier, { ...context, conditions: [...context.conditions, '@meetcute/source'] }),
  });
const { runCommandLine } = await import('@meetcute/host/cli');
process.exitCode = await runCommandLine(process.argv.slice(2));
