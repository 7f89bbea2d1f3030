import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createBuilder, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../../..');
const measureGzip = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;
const sum = (chunks: Iterable<Rolldown.OutputChunk>) =>
  [...chunks].reduce((bytes, { code }) => bytes + measureGzip(code), 0);

function chunksOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  if (!('output' in result))
    throw new Error('Vite did not return a single build, so there is nothing to compare with.');
  return result.output.filter((file) => file.type === 'chunk');
}

/** Builds a script with the same Vite as the pages, without a server build. */
const builtAlone = async (options: Rolldown.InputOptions): Promise<Rolldown.OutputChunk[]> =>
  chunksOf(
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@meetcute/source', ...defaultClientConditions] },
      build: { write: false, rollupOptions: { ...options, output: { codeSplitting: false } } },
    }),
  );

/** Builds the chunks of a baseline. */
const baseline = (name: string) => builtAlone({ input: join(import.meta.dirname, 'baselines', name) });

/** Returns the gzipped bytes of React, React DOM and styled-components alone. */
export const librariesAlone = async (): Promise<number> => sum(await baseline('client.ts'));

/** Returns the script of a page with one controlled field. */
export const fieldScript = async (): Promise<string> =>
  (await baseline('field.ts')).map(({ code }) => code).join('');

/** Returns the script of a page of plain switches. */
export const toggleScript = async (): Promise<string> =>
  (await baseline('toggle.ts')).map(({ code }) => code).join('');

/** Returns the script of a page with styled and plain profile cards. */
export const cardScript = async (): Promise<string> =>
  (await baseline('../card/page.tsx')).map(({ code }) => code).join('');

/** Returns the script that hydrates the elements of a page with React, React DOM and styled-components alone. */
export const hydrationScript = async (): Promise<string> =>
  (await baseline('../first-load/hydrate-page.ts')).map(({ code }) => code).join('');

const emptyScreens: Plugin = {
  name: 'empty-screens',
  load: (id) => (id.endsWith('Screen.tsx') ? 'export default () => null;' : undefined),
};

/**
 * Returns the gzipped bytes of an empty page on the site's own stack. Builds the template with an empty
 * component in place of every screen, so that only entry, shell and default layout remain.
 */
export async function emptyPage(template: string): Promise<number> {
  const folder = join(root, 'templates', template);
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    build: { write: false },
    plugins: [emptyScreens],
  });
  const { client } = builder.environments;
  const chunks = client ? chunksOf(await builder.build(client)) : [];
  const slots = ['layouts/DefaultLayout.tsx', 'parts/Logo.tsx', 'parts/Navigation.tsx'];
  const firsts = slots.map((slot) => {
    const candidates = chunks.flatMap((chunk) =>
      chunk.moduleIds.filter((id) => id.endsWith(`/${slot}`)).map((id) => ({ id, chunk })),
    );
    // The template's own component replaces the site's.
    return (candidates.find(({ id }) => id.startsWith(folder)) ?? candidates[0])?.chunk;
  });
  const neededChunks = new Set(chunks.filter((chunk) => chunk.isEntry || firsts.includes(chunk)));
  for (const { imports } of neededChunks) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) neededChunks.add(chunk);
  }
  return sum(neededChunks);
}
