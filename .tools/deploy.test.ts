import { allCalls, JSON_MAX_BYTES, PHOTO_MAX_BYTES, PHOTOS_MAX } from '@meetcute/contract';
import { allDeskCalls } from '@meetcute/contract/desk';
import { STREAM_HEARTBEAT_MS } from '@meetcute/core';
import { validate } from 'dockerfile-utils';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONNECTION_LIMITS } from '../packages/host/src/edge/limits.ts';
import { STOP_DEADLINE } from '../packages/host/src/start/stop-in-time.ts';
import { listIncluded } from './check-deploy/context.ts';
import { readStages, pairsIn } from './check-deploy/dockerfile.ts';
import { localConfig } from './check-deploy/proxy.ts';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readDeploy = (name: string) => read(`packages/host/deploy/${name}`);

interface Service {
  restart?: string;
  read_only?: boolean;
  mem_limit?: string;
  logging?: unknown;
  ports?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  command?: string;
  environment?: Record<string, string>;
}

const [dockerfile, unit, nginx, example] = [
  readDeploy('Dockerfile'),
  readDeploy('meetcute.service'),
  readDeploy('nginx.conf'),
  readDeploy('meetcute.env.example'),
];
const compose = readDeploy('compose.yaml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const stages = readStages(dockerfile);
const image = stages.at(-1)!;
const imageEnv = Object.fromEntries(
  image.steps.filter(({ keyword }) => keyword === 'ENV').flatMap(({ text }) => pairsIn(text)),
);
const unitEnv = Object.fromEntries(pairsIn(/^Environment=(.*)$/m.exec(unit)![1]!));
/** Returns the seconds of a setting such as `keepalive_timeout 4s;` or `TimeoutStopSec=45`. */
const seconds = (text: string, name: string) =>
  Number(new RegExp(`^\\s*${name}[ =](\\d+)s?;?$`, 'm').exec(text)?.[1]);

/** Seconds of a drain that files allow for, as the guide recommends. */
const DRAIN = 10;

test('the Dockerfile has no mistakes, and builds with the versions of the workspace', () => {
  expect(validate(dockerfile)).toEqual([]);
  const [, node] = /^nodeVersion: (.*)$/m.exec(read('pnpm-workspace.yaml'))!;
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  expect(stages.map((stage) => stage.image)).toEqual([
    `node:${node}-bookworm-slim`,
    `node:${node}-bookworm-slim`,
  ]);
  const pnpm = new RegExp(`pnpm@${devDependencies['pnpm']}`);
  expect(dockerfile).toMatch(pnpm);
  expect(read('docs/operators/deploying.md')).toMatch(pnpm);
});

test('every variable in the files is one of the host', () => {
  const documentedNames = new Set(
    Array.from(read('docs/operators/variables.md').matchAll(/`([A-Z_]+)`/g), ([, name]) => name),
  );
  const variableNames = [
    ...Object.keys({ ...imageEnv, ...unitEnv, ...services['host']!.environment }),
    ...Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name!),
  ];
  expect(variableNames.length).toBeGreaterThan(12);
  const ofOthers = ['NODE_ENV', 'POSTGRES_PASSWORD'];
  expect(variableNames.filter((name) => !documentedNames.has(name) && !ofOthers.includes(name))).toEqual([]);
});

test('no secret has a value', () => {
  expect(example.match(/^[A-Z_]+=.+$/gm)).toBeNull();
  expect(compose.match(/PASSWORD[^$\n]*: (?!\$\{POSTGRES_PASSWORD\})/g)).toBeNull();
  expect(compose).toContain('postgres://meetcute:${POSTGRES_PASSWORD:?');
});

test('the host is no superuser of its database, and errors of the database name no values', () => {
  const { environment, volumes, command } = services['database']!;
  const [, user] = /postgres:\/\/(\w+):/.exec(compose)!;
  expect(environment!['POSTGRES_USER']).not.toBe(user);
  expect(volumes).toContain('./database.sql:/docker-entrypoint-initdb.d/database.sql:ro');
  const setUp = readDeploy('database.sql');
  expect(setUp).toContain(`create role ${user} login password :'password';`);
  expect(setUp).toContain(`alter role ${environment!['POSTGRES_USER']} password null;`);
  expect(setUp).not.toMatch(/superuser;|createdb|createrole/);
  expect(command).toBe('postgres -c log_error_verbosity=terse');
});

test('a site without a database of its own shows no demo, whose log-ins are public', () => {
  expect([imageEnv['DEMO'], unitEnv['DEMO']]).toEqual(['0', '0']);
});

test('ports and folders agree', () => {
  const expose = image.steps.find(({ keyword }) => keyword === 'EXPOSE')?.text;
  expect([imageEnv['PORT'], expose, unitEnv['PORT']]).toEqual(['3000', '3000', '3000']);
  expect(nginx).toContain('server host:3000;');
  expect(services['host']!.volumes).toContain(`data:${imageEnv['DATA_DIR']}`);
  expect(services['host']!.volumes).toContain(`./sites:${services['host']!.environment!['SITES_DIR']}:ro`);
  expect(unitEnv['DATA_DIR']).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)![1]}`);
  // Only the proxy can be reached, so that nobody else names the client's address.
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
  expect([services['host']!.environment!['TRUST_PROXY'], unitEnv['TRUST_PROXY'], unitEnv['HOST']]).toEqual([
    '1',
    '1',
    '127.0.0.1',
  ]);
});

test('a stop has time to finish requests, and a stream to beat', () => {
  const neededSeconds = STOP_DEADLINE / 1000 + DRAIN;
  expect(parseInt(services['host']!.stop_grace_period!, 10)).toBeGreaterThanOrEqual(neededSeconds);
  expect(seconds(unit, 'TimeoutStopSec')).toBeGreaterThanOrEqual(neededSeconds);
  expect(seconds(nginx, 'proxy_read_timeout')).toBeGreaterThan((2 * STREAM_HEARTBEAT_MS) / 1000);
  expect(seconds(nginx, 'keepalive_timeout')).toBeLessThan(CONNECTION_LIMITS.keepAliveTimeout / 1000);
});

test('the proxy takes what the host takes, and removes what clients say about themselves', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx)!;
  const largest = PHOTOS_MAX * PHOTO_MAX_BYTES + JSON_MAX_BYTES;
  expect(Number(megabytes)).toBe(Math.ceil(largest / 2 ** 20));
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  for (const name of ['X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded'])
    expect(nginx).toContain(`proxy_set_header ${name} '';`);
  const local = localConfig(nginx, '/tmp/x', { host: 1, http: 2, https: 3 });
  expect(local.match(/listen.*;/g)).toEqual([
    'listen 127.0.0.1:2 default_server;',
    'listen 127.0.0.1:3 ssl http2 default_server;',
  ]);
});

test('plain http is redirected for pages, and refused for calls', () => {
  const [, places = ''] = /listen 80 default_server;([^]*?)\n  server \{/.exec(nginx) ?? [];
  const [, calls = '', answer] = /location ~ (\S+) \{\s*return (\d+);/.exec(places) ?? [];
  expect(answer).toBe('403');
  const paths = [...allCalls, ...allDeskCalls].map(({ path }) => path).filter((path) => /\bapi\b/.test(path));
  expect(paths.filter((path) => !new RegExp(calls).test(path))).toEqual([]);
  expect(places).toMatch(/location \/ \{\s*return 301 https:/);
});

test('the proxy speaks TLS 1.2 and 1.3 alone, with ciphers that keep earlier traffic secret', () => {
  expect(nginx.match(/ssl_protocols .*/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;']);
  const ciphers = /ssl_ciphers (.*);/.exec(nginx)![1]!.split(':');
  // Keys of one connection, and encryption that notices changes.
  expect(ciphers.filter((name) => !/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM|CHACHA20-POLY1305)/.test(name))).toEqual(
    [],
  );
  const servers = nginx.split(/\bserver \{/).slice(1);
  const plain = servers.filter((server) => /listen 80\b/.test(server));
  expect(plain).toHaveLength(1);
  expect(plain[0]).toContain('return 301 https://');
  expect(plain[0]).not.toContain('proxy_pass');
  expect(servers.filter((server) => server.includes('proxy_pass') && !/listen 443 ssl/.test(server))).toEqual(
    [],
  );
});

test('every service restarts, and has limits of memory and log', () => {
  for (const [name, { restart, mem_limit, logging }] of Object.entries(services))
    expect([name, restart, Boolean(mem_limit), Boolean(logging)]).toEqual([
      name,
      name === 'migrate' ? 'no' : 'unless-stopped',
      true,
      true,
    ]);
  expect([services['host']!.read_only, services['migrate']!.read_only]).toEqual([true, true]);
});

test('a build gets sources, and neither git, secrets nor what was built', () => {
  const sourcePaths = ['package.json', 'packages/host/src/app.ts', 'templates/classic/vite.config.ts'];
  const excludedPaths = [
    '.git/config',
    'node_modules/.bin/node',
    'packages/host/dist/index.js',
    'packages/host/deploy/.env',
    'sites.env',
  ];
  expect(listIncluded([...sourcePaths, ...excludedPaths], readDeploy('Dockerfile.dockerignore'))).toEqual(
    sourcePaths,
  );
});

test('the guide deploys by the steps of the Dockerfile', () => {
  const guide = read('docs/operators/deploying.md');
  const runs = stages[0]!.steps.filter(({ keyword, text }) => keyword === 'RUN' && !/^npm|fetch/.test(text));
  const adaptedSteps = runs.map(({ text }) =>
    text.replaceAll('/app', '/opt/meetcute').replaceAll(' --offline', ''),
  );
  expect(adaptedSteps).toHaveLength(4);
  for (const step of adaptedSteps) expect(guide).toContain(step);
});

test('a brand in a repository of its own deploys with files of the package', () => {
  const guide = read('docs/brands/own-repository.md');
  const { files } = JSON.parse(read('packages/host/package.json')) as { files: string[] };
  const namedPaths = Array.from(
    guide.matchAll(/node_modules\/@meetcute\/host\/(deploy\/\S+)/g),
    ([, path]) => path!,
  );
  expect(new Set(namedPaths).size).toBe(3);
  expect(namedPaths.filter((path) => !files.includes(path))).toEqual([]);
  const [proxy = '', service = ''] = Array.from(
    guide.matchAll(/^ *(sed [^]*?) > \S+$/gm),
    ([, command = '']) =>
      execFileSync(
        'sh',
        ['-c', command.replace('node_modules/@meetcute/host/deploy', 'packages/host/deploy')],
        {
          cwd: root,
          encoding: 'utf8',
        },
      ),
  );
  expect(proxy).toContain('server 127.0.0.1:3000;');
  expect(service).toContain('/opt/meetcute/node_modules/@meetcute/host/bin/meetcute.mjs start');
  expect(service).toContain('SITES_DIR=/opt/meetcute/sites');
});
