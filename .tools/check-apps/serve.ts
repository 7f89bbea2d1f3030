import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns a port that is free now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Seconds in which a built app must respond. */
const PATIENCE = 60;

const responds = async (url: string) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Starts the built app of a folder, passes its address to `work`, and stops it afterwards. */
export async function serve<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const url = `http://localhost:${port}/`;
  // A group of its own: npm starts the server as a grandchild.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: port, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  try {
    for (let second = 0; !(await responds(url)); second += 0.25) {
      if (second > PATIENCE || child.exitCode !== null)
        throw new Error(`The app does not respond.\n${output}`);
      await wait(250);
    }
    return await work(url);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}
