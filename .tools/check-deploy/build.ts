import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandIn, createRoot } from './container.ts';
import { expand, listIn, pairsIn, type Stage, type Step } from './dockerfile.ts';

/** An image that the steps of a Dockerfile made. */
export interface Image {
  /** Its files. */
  root: string;
  env: Record<string, string>;
  cwd: string;
  user: 'root' | 'node';
  entrypoint: string[];
  command: string[];
  healthcheck: string[];
  stopSignal: string;
}

/** Variables of this machine that lead to the registry of packages. */
const REGISTRY = /^(?:npm_config_registry|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

function copy({ flags, text }: Step, image: Image, roots: ReadonlyMap<string, string>, context: string) {
  const paths = text.split(/\s+/);
  const target = join(image.root, paths.at(-1)!.startsWith('/') ? '' : image.cwd, paths.at(-1)!);
  const sourceFolder = flags['from'] === undefined ? context : roots.get(flags['from']);
  if (sourceFolder === undefined) throw new Error(`There is no stage ${flags['from']} to copy from.`);
  for (const path of paths.slice(0, -1)) {
    const isFolder = path === '.' || flags['from'] !== undefined;
    cpSync(join(sourceFolder, path), isFolder ? target : join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

function run(text: string, { root, cwd, env, user }: Image): void {
  const registryVariables = Object.entries(process.env).filter(([name]) => REGISTRY.test(name)) as [
    string,
    string,
  ][];
  const all = { ...Object.fromEntries(registryVariables), HOME: '/root', CI: '1', ...env };
  const [program = '', ...args] = commandIn({ root, cwd, env: all, user }, ['sh', '-ec', text]);
  console.log(`RUN ${text}`);
  const began = performance.now();
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`    ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** Runs the steps of all stages in folders below `folder`. Returns the last image. */
export function build(stages: readonly Stage[], folder: string, context: string): Image {
  const roots = new Map<string, string>();
  let image: Image | undefined;
  for (const [index, { name, steps }] of stages.entries()) {
    const root = join(folder, `stage-${index}`);
    createRoot(root);
    roots.set(name, root);
    image = {
      root,
      env: { PATH: '/node/bin:/usr/local/bin:/usr/bin:/bin' },
      cwd: '/',
      user: 'root',
      entrypoint: [],
      command: [],
      healthcheck: [],
      stopSignal: '',
    };
    for (const step of steps) apply(step, image, roots, context);
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
}

function apply(step: Step, image: Image, roots: ReadonlyMap<string, string>, context: string): void {
  const { keyword, text } = step;
  switch (keyword) {
    case 'WORKDIR':
      image.cwd = text;
      return void mkdirSync(join(image.root, text), { recursive: true });
    case 'ENV':
      for (const [name, value] of pairsIn(text)) image.env[name] = expand(value, image.env);
      return;
    case 'COPY':
      return copy(step, image, roots, context);
    case 'RUN':
      return run(text, image);
    case 'USER':
      image.user = text as Image['user'];
      return;
    case 'ENTRYPOINT':
      image.entrypoint = listIn(text);
      return;
    case 'CMD':
      image.command = listIn(text);
      return;
    case 'HEALTHCHECK':
      image.healthcheck = listIn(text);
      return;
    case 'STOPSIGNAL':
      image.stopSignal = text;
      return;
    case 'LABEL':
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(
        `The check doesn't know the instruction ${keyword}. Add it to .tools/check-deploy/build.ts.`,
      );
  }
}
