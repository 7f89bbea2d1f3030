import { preview } from 'vite';

/** A folder that is served on this machine. */
export interface ServedFolder {
  /** Its address, with a slash at the end. */
  readonly address: string;
  /** Ends the server. */
  close(): Promise<void>;
}

/** Serves the files of a folder, under `base` if a path is given. */
export async function serveFolder(folder: string, base = '/'): Promise<ServedFolder> {
  const server = await preview({
    root: folder,
    base,
    configFile: false,
    appType: 'mpa',
    build: { outDir: '.' },
    // Any name of this machine; others can't reach the address.
    preview: { port: 0, host: '127.0.0.1', allowedHosts: true },
    logLevel: 'error',
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    close: () => server.close(),
  };
}
