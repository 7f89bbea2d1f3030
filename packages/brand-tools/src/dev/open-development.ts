import type { FrontServer } from '@meetcute/host/start';
import { CHANGED, development } from '@meetcute/site/vite';
import { createServer as createHttpServer } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { createServer, mergeConfig } from 'vite';
import { readConfig } from '../read-config.ts';
import { createContrastWarnings } from './contrast-warnings.ts';
import { describeMissingTexts, shownError } from './failure-page.ts';
import { createLiveTemplate, type LiveTemplate, type ShownSite } from './live-template.ts';
import { createMiddleware } from './middleware.ts';

/** Milliseconds within which the changes of one save arrive. */
const TOGETHER_MS = 10;

/** A template that is served from its sources. */
export interface Development {
  /** The template as it was saved last, with the texts of each site, by the id of the site. */
  readonly sites: LiveTemplate['sites'];
  /** Message of what keeps the template from loading at first; null if it has loaded. */
  readonly fault: string | null;
  /** Server for the host, which also serves the sources and sends changes to open pages. */
  readonly front: FrontServer;
  /** Closes the connections to open pages, and stops watching files. */
  close(): Promise<void>;
}

/**
 * Serves a template from its sources, for each of some sites. Resolves once it has loaded or failed to. Open pages are sent each
 * change, or the fault of a template that can't be used.
 */
export async function openDevelopment(
  folder: string,
  shownSites: readonly ShownSite[],
): Promise<Development> {
  const server = createHttpServer();
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    // One after the other: the fault of an earlier save must not reach open pages after the save that mends it.
    timer = setTimeout(() => (loading = loading.then(applyChanges).catch(showFault)), TOGETHER_MS);
  };
  const vite = await createServer(
    mergeConfig(readConfig(folder), {
      appType: 'custom',
      clearScreen: false,
      plugins: [
        development({ onChange, onMissingTexts: (missing) => showFault(describeMissingTexts(missing)) }),
      ],
      server: { middlewareMode: true, ws: { server } },
    }),
  );
  const template = createLiveTemplate(vite, folder, shownSites);
  // A change of vite.config.ts replaces the environments.
  const openPages = () => vite.environments.client.hot;
  const findContrastWarnings = createContrastWarnings(template.importModule);
  let hasFailed = false;
  let isClosed = false;
  const sendFault = (error: unknown) => {
    hasFailed = true;
    const err = shownError(error);
    openPages().send({ type: 'error', err });
    return err;
  };
  const showFault = (error: unknown) => {
    if (isClosed) return;
    const { message } = sendFault(error);
    vite.config.logger.error(message, { timestamp: true, ...(error instanceof Error && { error }) });
  };
  const applyChanges = async () => {
    // A page may report a fault of this change while the template loads.
    const hadFailed = hasFailed;
    hasFailed = false;
    await template.load();
    // A part that can't be read is no fault of the template, and Vite shows it.
    openPages().send(CHANGED, { isMended: hadFailed });
    for (const warning of await findContrastWarnings())
      vite.config.logger.warn(`Too little contrast, in ${warning}`, { timestamp: true });
  };
  vite.watcher.on('change', (file) => {
    if (dirname(file) === join(folder, 'sites'))
      vite.config.logger.warn(`${relative(folder, file)} has changed. Start again to see it.`);
  });
  // Before the first request: it takes seconds. Pages of an earlier server may be open.
  const fault = await applyChanges().then(
    () => null,
    (error: unknown) => sendFault(error).message,
  );
  return {
    sites: template.sites,
    fault,
    front: { server, handle: createMiddleware(vite) },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await vite.close();
    },
  };
}
