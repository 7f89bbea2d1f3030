import { spawn } from 'node:child_process';
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

/** Starts the host in the folder of a brand. Resolves with the home page of a site; the host is stopped. */
export async function readHomePage(folder: string, program: string, host: string): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, 'start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: '.data' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  try {
    for (let second = 0; second < PATIENCE && child.exitCode === null; second += 0.25) {
      const html = await readPage(port, host, '/');
      if (html !== null) return html;
      await wait(250);
    }
    throw new Error(`The host of the brand does not respond.\n${output}`);
  } finally {
    child.kill();
  }
}
