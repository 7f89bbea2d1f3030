import type { CommandOutput } from '@meetcute/server/commands';
import { createBuilder } from 'vite';
import { readConfig } from '../read-config.ts';

/** Builds the pages, the server and the service worker of a template into its `dist`. */
export async function build(folder: string): Promise<CommandOutput> {
  const builder = await createBuilder(readConfig(folder));
  await builder.buildApp();
  return { text: 'Built into dist. Serve it: npx meetcute start' };
}
