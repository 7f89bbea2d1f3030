import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';

const root = join(import.meta.dirname, '../../../..');
const template = join(root, 'templates/nocturne');
/** A copy of the template, inside of it because that has the packages. A site names its template by this folder. */
const copy = join(template, 'dist/development/nocturne');

/** Saves of each file. The first one has a column of its own, because it may load what later ones share. */
const SAVES = 11;
/** Text of the form that every save must keep. */
const TYPED_TEXT = 'typed@example.com';
/** Milliseconds between saves. */
const PAUSE = 500;

interface Edit {
  name: string;
  file: string;
  /** Text of the file that each save replaces. */
  original: string;
  /** Returns what replaces it, and the words that the page then contains. */
  replace: (save: number) => { to: string; words: string };
  /** Place of these words: the text of the page, or its styles. */
  where: 'text' | 'styles';
}

const edits: readonly Edit[] = [
  {
    name: 'a token',
    file: 'src/tokens.ts',
    original: "large: '1.75rem'",
    replace: (save) => ({ to: `large: '2.${save}rem'`, words: `--mc-radius-large:2.${save}rem` }),
    where: 'styles',
  },
  {
    name: 'a text',
    file: 'src/texts.ts',
    original: 'en: {',
    replace: (save) => ({
      to: `en: {\n    'login:title': 'Good night ${save}',`,
      words: `Good night ${save}`,
    }),
    where: 'text',
  },
  {
    name: 'a part',
    file: 'src/parts/Logo.tsx',
    original: '{name}</span>',
    replace: (save) => ({ to: `{name} ${save}</span>`, words: `Velvet Hour ${save}` }),
    where: 'text',
  },
];

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const path of ['src', 'package.json', 'vite.config.ts'])
    cpSync(join(template, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, 'sites'));
  cpSync(join(root, 'packages/demo/sites/nocturne.json'), join(copy, 'sites/nocturne.json'));
}

/** Starts `meetcute dev` in the copy. */
async function startDevelopment() {
  const program = join(root, 'packages/host/bin/meetcute.mjs');
  const child = spawn(process.execPath, [program, 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', SITES_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/nocturne\.localhost:\d+/.exec(output) ?? [];
      if (address && output.includes('Ctrl-C')) resolve(address);
    });
    child.once('exit', () =>
      reject(new Error(`The development server ended before it was ready:\n${output}`)),
    );
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await end;
  };
  return { url, stop };
}

/** Saves a file several times. Returns the milliseconds from each save to the frame that has the change. */
async function measure(page: Page, { file, original, replace, where }: Edit): Promise<number[]> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(original)) throw new Error(`${file} of nocturne has no '${original}' to replace.`);
  const durations: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const { to, words } = replace(save);
    const start = performance.now();
    writeFileSync(path, text.replace(original, to));
    await page.waitForFunction(
      ([expected, isText]) => {
        const content = isText ? document.body.textContent : document.head.innerHTML.replaceAll(': ', ':');
        return content.includes(expected);
      },
      [words, where === 'text'] as const,
      { polling: 'raf' },
    );
    durations.push(performance.now() - start);
    await setTimeout(PAUSE);
  }
  return durations;
}

/** Prints how long a saved change of a template takes to reach an open page of `meetcute dev`. */
export async function dev(): Promise<void> {
  makeCopy();
  const browser = await launchBrowser();
  let server: Awaited<ReturnType<typeof startDevelopment>> | undefined;
  try {
    server = await startDevelopment();
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${server.url}/login`);
    // React marks the element that it hydrates.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('mc-root') ?? {}).some((key) =>
        key.startsWith('__reactContainer$'),
      ),
    );
    await setTimeout(2 * PAUSE);
    const address = page.getByLabel('Email address');
    await address.fill(TYPED_TEXT);
    const rows = [];
    for (const edit of edits) {
      const [first = 0, ...durations] = await measure(page, edit);
      const figures = [first, median(durations), Math.max(...durations)];
      rows.push([edit.name, ...figures.map((each) => each.toFixed(0))]);
      if ((await address.inputValue()) !== TYPED_TEXT) throw new Error(`${edit.name} cost what was typed.`);
    }
    printTable(
      ['a saved change, to the frame with it', 'first, ms', 'median of ten, ms', 'slowest, ms'],
      rows,
    );
  } finally {
    await browser.close();
    await server?.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
