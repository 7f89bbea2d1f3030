import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../check-apps/serve.ts';

/** The registry as a package. It names node-fetch by a tag that mirrors lack. */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** Seconds in which the registry must respond. */
const PATIENCE = 120;

/** Settings of a registry on this machine: it stores the packages of Meetcute, and asks the usual one for all others. */
const configuration = (folder: string, uplink: string) => `storage: ${join(folder, 'storage')}
uplinks:
  usual:
    url: ${uplink}
packages:
  '@meetcute/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: usual
max_body_size: 100mb
log: { type: stdout, level: error }
`;

/** A registry that runs. */
export interface Registry {
  readonly url: string;
  /** Environment variables with which npm uses it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts a registry on the loopback interface, whose data are in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const port = await freePort();
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(config, configuration(folder, uplink));
  const url = `http://127.0.0.1:${port}/`;
  // npm publishes with a token alone; this registry lets everybody publish.
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  const words = ['node_modules/verdaccio/bin/verdaccio', '--config', config, '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => void child.kill();
  for (let second = 0; second < PATIENCE; second += 0.5) {
    const isReady = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    // The usual cache may have packages of the same version from an earlier run.
    const npm_config_cache = join(folder, 'npm-cache');
    const env = { npm_config_userconfig: npmrc, npm_config_registry: url, npm_config_cache };
    if (isReady) return { url, env, stop };
    await wait(500);
  }
  stop();
  throw new Error('The registry on this machine does not respond.');
}
