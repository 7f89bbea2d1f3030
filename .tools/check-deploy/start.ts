import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Image } from './build.ts';
import { commandIn } from './container.ts';

/** Folders and variables of a container. */
export interface Place {
  /** Folder of `/data`. */
  data: string;
  /** Folder of `/sites`. */
  sites: string;
  env: Readonly<Record<string, string>>;
}

function commandLine(
  image: Image,
  { data, sites, env }: Place,
  command: readonly string[],
): [string, string[]] {
  const options = {
    root: image.root,
    cwd: image.cwd,
    user: image.user,
    env: { ...image.env, SITES_DIR: '/sites', ...env },
    writable: { '/data': data },
    mounts: { '/sites': sites },
  };
  const [program = '', ...args] = commandIn(options, command);
  return [program, args];
}

/** Runs a command in a container to its end. Returns its exit code and its output. */
export function runIn(image: Image, place: Place, command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(...commandLine(image, place, command), { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Returns the innermost process that a process started. */
function innermost(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child ? innermost(Number(child)) : pid;
}

/** Starts the host of an image, and resolves when it is ready. Rejects with its output when it ends before. */
export async function startIn(image: Image, place: Place) {
  const child = spawn(...commandLine(image, place, [...image.entrypoint, ...image.command]));
  let output = '';
  const read = (data: Buffer) => void (output += String(data));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${place.env['PORT']}/readyz`;
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The host ended before it was ready:\n${output}`);
    await wait(200);
  }
  return {
    read: () => output,
    /** Stops the host as a container runtime does. Resolves with its exit code. */
    stop: () => {
      if (child.pid !== undefined) process.kill(innermost(child.pid), image.stopSignal);
      return exit;
    },
  };
}
