import { terminalMessages } from '@meetcute/host/start';
import type { CommandOutput } from '@meetcute/server/commands';
import { resolve } from 'node:path';
import { type DevOptions, startDev } from '../dev/start-dev.ts';

/** Returns the sentence about a template that did not load, with the addresses that show it once it is mended. */
const faultText = (fault: string, addresses: readonly { readonly url: string }[]) =>
  [
    `The template can't be loaded, so no page is shown: ${fault}`,
    'Mend it and save. These pages load by themselves then:',
    ...addresses.map(({ url }) => `  ${url}`),
  ].join('\n');

/** Serves the template of a folder while it is written. It runs until SIGINT or SIGTERM. */
export async function dev(
  folder: string,
  { port, ...options }: DevOptions & { readonly port?: string | undefined },
): Promise<CommandOutput> {
  const startTime = performance.now();
  // With `production`, as servers often have it, React is built without Fast Refresh, and saved parts and texts never arrive.
  process.env['NODE_ENV'] = 'development';
  try {
    const variables = { ...process.env, ...(port ? { PORT: port } : {}) };
    const host = await startDev(resolve(folder), variables, { ...options, onStep: terminalMessages.step });
    if (host.fault === null) terminalMessages.ready(host, (performance.now() - startTime) / 1000);
    else terminalMessages.warn(faultText(host.fault, host.addresses));
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        terminalMessages.stopping(0);
        void host.stop().then(() => process.exit(0));
      });
    return { text: '\nSave a file to see the change on open pages. Stop with Ctrl-C.\n' };
  } catch (error) {
    terminalMessages.failed(error);
    return { text: '', isFailure: true };
  }
}
