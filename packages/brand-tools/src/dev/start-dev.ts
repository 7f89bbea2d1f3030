import { readEnvironment, type RunningHost, startHost } from '@meetcute/host/start';
import { CHANGED } from '@meetcute/site/vite';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { shownError } from './failure-page.ts';
import { findSites, requireTemplate } from './find-sites.ts';
import { createLiveTemplate, type LiveTemplate } from './live-template.ts';
import { createMiddleware } from './middleware.ts';
import { openVite } from './vite-server.ts';

/** Variables that a development server reads. It never opens a database of the operator. */
const VARIABLES = ['PORT', 'HOST', 'SITES_DIR', 'LOG_LEVEL', 'LOG_FORMAT', 'LOG_REQUESTS'];

/** Milliseconds within which the changes of one save arrive. */
const TOGETHER_MS = 10;

type Variables = Readonly<Record<string, string | undefined>>;

const environmentOf = (folder: string, variables: Variables) =>
  readEnvironment({
    ...Object.fromEntries(VARIABLES.map((name) => [name, variables[name]])),
    DATA_DIR: variables['DATA_DIR'] || join(folder, '.data/dev'),
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
  const server = createServer();
  let timer: NodeJS.Timeout | undefined;
  const vite = await openVite(folder, server, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void applyChanges(), TOGETHER_MS);
  });
  let template: LiveTemplate | undefined;
  const { hot } = vite.environments.client;
  const applyChanges = async () => {
    try {
      await template?.load();
      hot.send(CHANGED, {});
    } catch (error) {
      const err = shownError(error);
      vite.config.logger.error(err.message, { error: error as Error, timestamp: true });
      hot.send({ type: 'error', err });
    }
  };
  const stopVite = async () => {
    clearTimeout(timer);
    await vite.close();
  };
  try {
    const host = await startHost(env, {
      onStep,
      sites,
      readTemplates: async (shown, buildId) => {
        const live = (template = createLiveTemplate(vite, folder, buildId));
        // While the database opens: both take seconds.
        void applyChanges();
        return new Map(shown.map(({ settings }) => [settings.template, live]));
      },
      front: { server, handle: createMiddleware(vite) },
    });
    return {
      ...host,
      stop: async () => {
        await stopVite();
        await host.stop();
      },
    };
  } catch (error) {
    await stopVite();
    throw error;
  }
}
