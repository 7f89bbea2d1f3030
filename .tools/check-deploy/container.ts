import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of a command in a container. */
export interface ContainerOptions {
  /** Folder that is `/` there. */
  root: string;
  cwd: string;
  /** All environment variables. */
  env: Readonly<Record<string, string>>;
  user: 'root' | 'node';
  /** Folders that can be written to while `/` can't; undefined if all of it can. */
  writable?: Readonly<Record<string, string>>;
  /** Folders that can be read, by their paths there. */
  mounts?: Readonly<Record<string, string>>;
}

const USERS = { root: '0', node: '1000' };

/** Folders of the machine that stand for the base image. */
const SYSTEM = [
  'usr/bin',
  'usr/lib',
  'usr/lib64',
  'usr/sbin',
  'usr/share',
  'usr/local',
  'etc/ssl',
  'etc/alternatives',
];
const FILES = ['etc/resolv.conf', 'etc/hosts', 'etc/nsswitch.conf', 'etc/ld.so.cache'];

/** Creates a root with the users of the base image, and with this Node as its Node. */
export function createRoot(root: string): void {
  for (const folder of [...SYSTEM, 'etc', 'proc', 'dev', 'tmp', 'root', 'node/bin', 'home/node'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, 'etc/passwd'),
    'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n',
  );
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  for (const file of [...FILES, 'node/bin/node']) writeFileSync(join(root, file), '');
}

/** Returns the command line that runs a command in a container, as a container runtime would. */
export function commandIn(options: ContainerOptions, command: readonly string[]): string[] {
  const { root, cwd, env, user, writable, mounts = {} } = options;
  const sharedPaths = [...SYSTEM, ...FILES].filter((path) => existsSync(`/${path}`));
  const id = USERS[user];
  // Something can only be mounted on what is there.
  for (const path of Object.keys({ ...writable, ...mounts }))
    mkdirSync(join(root, path), { recursive: true });
  const links = ['bin', 'lib', 'lib64', 'sbin'].filter((name) => !existsSync(join(root, name)));
  return [
    ['bwrap', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent', '--clearenv'],
    [writable ? '--ro-bind' : '--bind', root, '/'],
    sharedPaths.flatMap((path) => ['--ro-bind', `/${path}`, `/${path}`]),
    links.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ['--ro-bind', process.execPath, '/node/bin/node', '--proc', '/proc', '--dev', '/dev'],
    ['--tmpfs', '/tmp', '--chmod', '1777', '/tmp'],
    Object.entries(writable ?? {}).flatMap(([path, folder]) => ['--bind', folder, path]),
    Object.entries(mounts).flatMap(([path, folder]) => ['--ro-bind', folder, path]),
    Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ['--cap-add', 'ALL', '--chdir', cwd],
    ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups', '--no-new-privs', '--'],
    command,
  ].flat();
}
