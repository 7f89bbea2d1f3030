import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstPages, listSources } from '../packages/brand-tools/src/check/first-scripts.ts';
import { firstLoad } from './first-load.ts';
import { root } from './workspace.ts';

const measureGzip = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;
/** Gzipped bytes of built files by path, which most pages share. The name of a built file has a hash of its code. */
const ofFiles = new Map<string, number>();

function gzippedFile(path: string): number {
  const bytes = ofFiles.get(path) ?? measureGzip(readFileSync(path));
  ofFiles.set(path, bytes);
  return bytes;
}

const ADDRESSES = /"(\/assets\/[^"]+\.js)"/g;
/** Scripts inside the document. Data, such as the state of the page, has another type. */
const INLINE = /<script(?![^>]*(?:\bsrc=|\btype="application\/))[^>]*>([^]+?)<\/script>/g;

/** Scripts that load the site without an interaction (`packages/site/src/server/site-start.ts`). */
const STARTS = /PerformanceObserver/;
/** A page that waits loads the site so only for a visitor who has typed an account before. */
const WAITS = /meetcute-kept-/;

/**
 * Returns the gzipped bytes of every script of a page of a built template before an interaction: those that its
 * document contains, and the built files that these load, preloads included.
 */
export function pageScripts(template: string, html: string): number {
  const inline = [...html.matchAll(INLINE)].map(([, code = '']) => code);
  const starts = inline.filter((code) => STARTS.test(code) && !WAITS.test(code)).join('');
  const files = new Set([...starts.matchAll(ADDRESSES)].map(([, file = '']) => file));
  const folder = join(root, 'templates', template, 'dist/client');
  const sizes = [...inline.map(measureGzip), ...[...files].map((file) => gzippedFile(join(folder, file)))];
  return sizes.reduce((bytes, each) => bytes + each, 0);
}

/**
 * Returns the gzipped bytes of the scripts that start the screen of a visitor's first page of a built template, whether
 * the page starts them itself or waits for an interaction.
 */
export function startScripts(template: string, screen: string): number {
  const parts = firstPages.find((page) => page.screen === screen)?.parts ?? [];
  const files = firstLoad(join('templates', template, 'dist/client'), listSources(screen, parts));
  return files.reduce((bytes, file) => bytes + gzippedFile(join(root, file)), 0);
}
