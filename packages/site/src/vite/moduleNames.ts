import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const hasDefault = /\bexport\s+default\b|\bas\s+default\b|\{\s*default\s*[,}]/;

/**
 * Exports the source path from every module with a default export, in the server build only. A loaded slot
 * then names its entry in the client manifest, so that the page can preload that file.
 */
export function moduleNames(root: string): Plugin {
  return {
    name: 'meetcute:module-names',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      order: 'post',
      handler(code, id) {
        const isSource =
          /\.[jt]sx?$/.test(id) && (!id.includes('/node_modules/') || id.includes('/@meetcute/'));
        if (id.startsWith('\0') || !isSource || !hasDefault.test(code)) return null;
        const name = relative(root, id).split(sep).join('/');
        return { code: `${code}\nexport const meetcuteModule = ${JSON.stringify(name)};\n`, map: null };
      },
    },
  };
}
