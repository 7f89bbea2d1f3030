#!/usr/bin/env node
import { readFileSync } from 'node:fs';

// What is made needs this Node, so nothing is made on an older one.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number(engines.node.replace('>=', ''));
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `A template of Meetcute needs Node ${needed} or later. This is ${process.versions.node}: ${process.execPath}`,
  );
  process.exit(1);
}
await import('../dist/outside-main.js');
