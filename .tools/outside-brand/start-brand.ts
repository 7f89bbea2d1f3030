import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../check-apps/serve.ts';

/** Seconds in which a host must respond. */
const PATIENCE = 120;

/** Asks a host on this machine for a page of a site. Resolves with its HTML, null where it does not respond with one. */
const readPage = (port: number, host: string, path: string) =>
  new Promise<string | null>((resolve) => {
    const request = get(
      { port, path, host: '127.0.0.1', headers: { host: `${host}:${port}` } },
      (response) => {
        let html = '';
        response.setEncoding('utf8').on('data', (text: string) => (html += text));
        response.on('end', () => resolve(response.statusCode === 200 ? html : null));
      },
    );
    request.on('error', () => resolve(null));
  });

/** Resolves with the HTML of a page that has a text. Rejects after some time without it. */
type ReadPage = (path: string, text?: string) => Promise<string>;

/** A host of a brand: `meetcute start` with its build, or `meetcute dev` with its sources. */
interface BrandHost {
  readonly folder: string;
  /** Program `meetcute`. */
  readonly program: string;
  readonly command: 'start' | 'dev';
  /** Host name of the site. */
  readonly host: string;
  /** Seconds in which it must end. Default: 20. */
  readonly endSeconds?: number;
}

/**
 * Starts a host in the folder of a brand, and passes a function that reads its pages to `work`. Then ends it. Rejects where
 * it does not end.
 */
export async function withHost<T>(
  { folder, program, command, host, endSeconds = 20 }: BrandHost,
  work: (read: ReadPage) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: '.data' },
  });
  const exit = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const waitForPage: ReadPage = async (path, text = '') => {
    let html: string | null = null;
    for (let second = 0; second < PATIENCE && isRunning(); second += 0.25) {
      html = await readPage(port, host, path);
      if (html?.includes(text)) return html;
      await wait(250);
    }
    throw new Error(
      html === null
        ? `The host of the brand does not respond.\n${output}`
        : `There is no '${text}' in ${path}:\n${html.slice(0, 2000)}\n${output}`,
    );
  };
  const end = async (): Promise<string | null> => {
    child.kill();
    const limit = setTimeout(() => child.kill('SIGKILL'), endSeconds * 1000);
    const [, signal] = await exit;
    clearTimeout(limit);
    return signal;
  };
  let result: T;
  try {
    result = await work(waitForPage);
  } catch (fault) {
    await end();
    throw fault;
  }
  if ((await end()) === 'SIGKILL')
    throw new Error(`'meetcute ${command}' did not end by itself, and was killed.\n${output}`);
  return result;
}
