import { readFile } from 'node:fs/promises';
import { enrichCsf, formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const makeTitle = (title?: string) => title ?? 'default';

/**
 * Vite plugin that gives the stories of an installed package their code, and the comments above them as sentences. The docs
 * addon does the same for stories elsewhere, and leaves `node_modules` out.
 */
export const describePlugin = (): Plugin => ({
  name: 'meetcute:describe-stories',
  enforce: 'pre',
  transform: {
    // After the compilers, as the docs addon does it.
    order: 'post',
    filter: { id: /[\\/]node_modules[\\/].*\.stories\.tsx$/ },
    async handler(code, id) {
      const csf = loadCsf(code, { makeTitle }).parse();
      await enrichCsf(csf, loadCsf(await readFile(id, 'utf8'), { makeTitle }).parse());
      const formatted = formatCsf(csf, { sourceMaps: false }, code);
      return { code: typeof formatted === 'string' ? formatted : formatted.code, map: null };
    },
  },
});
