import { readEnvironment, type RunningHost, startHost, tryPort } from '@meetcute/host/start';
import { join } from 'node:path';
import { findSites, requireTemplate } from './find-sites.ts';
import { openDevelopment } from './open-development.ts';

/** Variables that a development server reads. It opens neither a database nor a data folder of the operator. */
const VARIABLES = ['PORT', 'SITES_DIR', 'LOG_LEVEL', 'LOG_FORMAT', 'LOG_REQUESTS'];

type Variables = Readonly<Record<string, string | undefined>>;

/** Options of a development server. */
export interface DevOptions {
  /** Address to listen on. Default: this machine alone. */
  readonly address?: string | undefined;
  /** Folder of its data. Default: `.data-dev` of the template. */
  readonly dataDir?: string | undefined;
  /** Gets a sentence for each slow step. Default: none. */
  readonly onStep?: (sentence: string) => void;
}

/** Returns the settings of a development server: of the shell's variables, those that choose no data and no address. */
export const readDevEnvironment = (
  folder: string,
  variables: Variables,
  { address, dataDir }: DevOptions = {},
): ReturnType<typeof readEnvironment> =>
  readEnvironment({
    ...Object.fromEntries(VARIABLES.map((name) => [name, variables[name]])),
    HOST: address || '127.0.0.1',
    DATA_DIR: dataDir || join(folder, '.data-dev'),
  });

/** A development server that has started. */
export interface DevHost extends RunningHost {
  /** Message of what keeps the template from loading; null if it has loaded. */
  readonly fault: string | null;
}

/**
 * Starts the sites of a template with demo people. Each saved change of the template reaches open pages. Throws a StartError
 * that explains how to fix the problem.
 */
export async function startDev(
  folder: string,
  variables: Variables,
  options: DevOptions = {},
): Promise<DevHost> {
  requireTemplate(folder);
  const { onStep = () => {} } = options;
  const env = readDevEnvironment(folder, variables, options);
  const sites = findSites(folder, variables['SITES_DIR'], env.sitesDir);
  // Before Vite, whose own server of changes fails with a stack trace.
  await tryPort(env);
  const { sites: templates, fault, front, close } = await openDevelopment(folder, sites);
  try {
    const host = await startHost(env, { onStep, sites, templates, front });
    const stop = async () => {
      await Promise.all([close(), host.stop()]);
    };
    return { ...host, stop, fault };
  } catch (error) {
    await close();
    throw error;
  }
}
