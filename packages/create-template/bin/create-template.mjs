#!/usr/bin/env node
import { readFileSync } from 'node:fs';

// What is made needs this Node, so nothing is made on an older one.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const neededVersion = Number(engines.node.replace('>=', ''));
if (Number.parseInt(process.versions.node, 10) < neededVersion) {
  console.error(
    `A template of Meetcute needs Node ${neededVersion} or later. This is ${process.versions.node}: ${process.execPath}`,
  );
  process.exit(1);
}
await import('../dist/outside-main.js');
