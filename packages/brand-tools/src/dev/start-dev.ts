import { readEnvironment, type RunningHost, startHost } from '@meetcute/host/start';
import { join } from 'node:path';
import { findSites, requireTemplate } from './find-sites.ts';
import { openDevelopment } from './open-development.ts';

/** Variables that a development server reads. It never opens a database of the operator. */
const VARIABLES = ['PORT', 'HOST', 'SITES_DIR', 'LOG_LEVEL', 'LOG_FORMAT', 'LOG_REQUESTS'];

type Variables = Readonly<Record<string, string | undefined>>;

const environmentOf = (folder: string, variables: Variables) =>
  readEnvironment({
    ...Object.fromEntries(VARIABLES.map((name) => [name, variables[name]])),
    DATA_DIR: variables['DATA_DIR'] || join(folder, '.data-dev'),
  });

/**
 * Starts the sites of a template with demo people. Each saved change of the template reaches open pages. Throws a StartError
 * that explains how to fix the problem.
 */
export async function startDev(
  folder: string,
  variables: Variables,
  onStep: (sentence: string) => void = () => {},
): Promise<RunningHost> {
  requireTemplate(folder);
  const env = environmentOf(folder, variables);
  const sites = findSites(folder, variables['SITES_DIR'], env.sitesDir);
  const { template, front, close } = await openDevelopment(folder);
  try {
    const served = sites.map(async ({ id, texts = {} }) => [id, await template.serve(texts)] as const);
    const templates = new Map(await Promise.all(served));
    const host = await startHost(env, { onStep, sites, templates, front });
    const stop = async () => {
      await Promise.all([close(), host.stop()]);
    };
    return { ...host, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
