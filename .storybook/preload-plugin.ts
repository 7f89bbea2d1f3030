import type { Plugin } from 'vite';

/** Names of the chunks that every story on the stage needs. */
const NEEDED = ['shared', 'story-stage'];

/** Loads what every story needs beside the start of Storybook, unless the address is that of the first page. */
export const preloadPlugin = (): Plugin => ({
  name: 'meetcute:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && NEEDED.includes(file.name) ? [`./${file.fileName}`] : [],
      );
      const script = `if (/[?&]id=(?!welcome)/.test(location.search)) for (const href of ${JSON.stringify(files)})
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
      return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
    },
  },
});
