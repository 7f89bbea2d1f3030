import { development } from '@meetcute/site/vite';
import type { Server } from 'node:http';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { readConfig } from '../read-config.ts';

/** Creates Vite's server of a template, which serves its sources and sends changes over the connections of `server`. */
export const openVite = (folder: string, server: Server, onChange: () => void): Promise<ViteDevServer> =>
  createServer(
    mergeConfig(readConfig(folder), {
      appType: 'custom',
      clearScreen: false,
      plugins: [development(onChange)],
      server: { middlewareMode: true, ws: { server } },
    }),
  );
