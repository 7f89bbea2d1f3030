import type { Template } from '@meetcute/site';
import { join } from 'node:path';
import { createServer, mergeConfig, type Plugin } from 'vite';
import { isRunnable, readConfig } from '../read-config.ts';
import { findTemplate } from '../template-module.ts';

/** Lets Vite load the packages with files that Node can't read, such as fonts, and Node all other libraries. */
const transformedPackages: Plugin = {
  name: 'meetcute:transformed-packages',
  configEnvironment(name, options) {
    if (name === 'ssr')
      options.resolve = { ...options.resolve, noExternal: [/^@meetcute\//, /^@fontsource/] };
  },
};

/** Loads a template from each of some modules, without its parts and screens. Rejects where one throws. */
async function loadTemplates(folder: string, modules: readonly string[]): Promise<Template[]> {
  // A server of Vite sets it to 'development', with which a later build of this process compiles JSX for development.
  process.env['NODE_ENV'] ??= 'production';
  const server = await createServer(
    mergeConfig(readConfig(folder), {
      logLevel: 'silent',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [transformedPackages],
    }),
  );
  try {
    const { ssr } = server.environments;
    if (!isRunnable(ssr)) throw new Error('The configuration of Vite replaces its runner.');
    const templates: Template[] = [];
    for (const name of modules) {
      const template = findTemplate(await ssr.runner.import<object>(name));
      if (!template) throw new Error('It exports no template: export the result of defineTemplate().');
      templates.push(template);
    }
    return templates;
  } finally {
    await server.close();
  }
}

/** Loads the template that `src/template.ts` exports, without its parts and screens. Rejects where it throws. */
export async function loadTemplate(folder: string): Promise<Template> {
  const [template] = await loadTemplates(folder, [join(folder, 'src/template.ts')]);
  return template!;
}

/** Loads the template of a folder like `loadTemplate`, and the one of a package that it extends. */
export async function loadWithBase(
  folder: string,
  base: string,
): Promise<{ template: Template; base: Template }> {
  const [template, extendedTemplate] = await loadTemplates(folder, [join(folder, 'src/template.ts'), base]);
  return { template: template!, base: extendedTemplate! };
}
