import { TEMPLATE_LOADED } from '../browser/follow-template.ts';
import { CHANGED } from '../browser/follow-texts.ts';
import { MISSING_TEXTS, type MissingTexts } from '../browser/report-missing-texts.ts';
import { createRunnableDevEnvironment, type Plugin, type UserConfig } from 'vite';

/** Address of the module that a page loads while its template is developed. */
export const DEVELOPMENT_CLIENT = '/@meetcute/development';

/** Address of the module that starts the site while its template is developed. */
export const DEVELOPMENT_ENTRY = '/@meetcute/entry';

/**
 * Takes a change without a load of the page. Only a page that React runs can take changed parts; any other page loads again. Styles of
 * the brand come from the document for offline pages, which has no data of the member.
 */
const client = `
const isRunning = () => {
  const root = document.getElementById('mc-root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
};
const replaceStyles = async () => {
  const shell = await (await fetch('/_shell', { cache: 'no-store' })).text();
  const style = document.head.querySelector('style:not([data-styled])');
  const css = /<style[^>]*>([^]*?)<\\/style>/.exec(shell)?.[1];
  if (style && css && style.textContent !== css) style.textContent = css;
  const colors = [...shell.matchAll(/<meta name="theme-color" content="([^"]*)"/g)];
  for (const [index, meta] of document.querySelectorAll('meta[name=theme-color]').entries())
    if (colors[index]) meta.content = colors[index][1];
};
const readIcon = async () => (await fetch('/icon.svg', { cache: 'no-store' })).text();
let icon = readIcon();
const replaceIcon = async () => {
  const drawn = await icon;
  icon = readIcon();
  const link = document.querySelector('link[rel=icon]');
  if (link && (await icon) !== drawn) link.href = '/icon.svg?' + Date.now();
};
// Its worker for lost connections breaks the content security policy of a page.
import.meta.hot.on('vite:ws:disconnect', () => delete globalThis.SharedWorker);
import.meta.hot.on('${CHANGED}', async ({ isMended }) => {
  if (isMended) for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
  if (!isRunning()) return location.reload();
  await Promise.all([replaceStyles(), replaceIcon()]);
  dispatchEvent(new Event('${CHANGED}'));
});
addEventListener('${MISSING_TEXTS}', ({ detail }) => import.meta.hot.send('${MISSING_TEXTS}', detail));
`;

/** Starts the site with React Fast Refresh, which must be ready before React is. */
const entry = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/entry-browser.ts');
`;

/** Takes a changed template without a load of the page: code at the end of the module that starts the site. */
const acceptTemplate = `
import.meta.hot?.accept('./template.ts', (module) => {
  if (module) dispatchEvent(new CustomEvent('${TEMPLATE_LOADED}', { detail: Object.values(module) }));
});
`;

/**
 * Packages that Vite always loads on the server: the site, which asks Vite where it runs, and templates, whose pictures
 * and fonts Node can't load. Node loads the others itself, which is faster.
 */
const LOADED_BY_VITE = /^@meetcute\/site$|(?:^|\/)template-/;

function configure(config: UserConfig): void {
  const environments = config.environments ?? {};
  delete config.define?.['process.env.NODE_ENV'];
  delete environments['worker'];
  const { ssr } = environments;
  if (ssr) {
    ssr.resolve = { ...ssr.resolve, noExternal: [LOADED_BY_VITE] };
    ssr.dev = {
      createEnvironment: (name, resolvedConfig) =>
        createRunnableDevEnvironment(name, resolvedConfig, { runnerOptions: { hmr: false } }),
    };
  }
}

/** Callbacks of `development()`. */
export interface DevelopmentOptions {
  /** Called after each change of a file that the server has loaded. */
  readonly onChange: () => void;
  /** Called when an open page uses a text whose namespace it does not load. */
  readonly onMissingTexts: (missing: MissingTexts) => void;
}

/** Serves a template from its sources. */
export function development({ onChange, onMissingTexts }: DevelopmentOptions): Plugin {
  const modules = new Map([
    [DEVELOPMENT_CLIENT, client],
    [DEVELOPMENT_ENTRY, entry],
  ]);
  return {
    name: 'meetcute:development',
    config: configure,
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    load: (id) => modules.get(id.slice(1)),
    transform: {
      filter: { id: /\/src\/entry-browser\.tsx?$/, code: './template.ts' },
      handler: (code) => ({ code: code + acceptTemplate, map: null }),
    },
    configureServer({ environments }) {
      environments.client.hot.on(MISSING_TEXTS, onMissingTexts);
    },
    hotUpdate({ modules: changedModules }) {
      if (this.environment.name !== 'ssr') return undefined;
      // Vite has marked them, and what imports them, to be loaded again; nothing runs before the next page.
      if (changedModules.length > 0) onChange();
      return [];
    },
  };
}
