import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const hasDefault = /\bexport\s+default\b|\bas\s+default\b|\{\s*default\s*[,}]/;

/**
 * Writes its own source path into every module with a default export, on the server only: a loaded slot then says
 * itself which entry of the client's manifest it is, and the page can preload that file.
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
