import type { Plugin } from 'vite';
import { join } from 'node:path';
import { routeStories } from '../../stories/screens/route-stories.ts';

const parameters = join(import.meta.dirname, 'chromatic-modes.ts');

/** Returns the exports of a file of screens that the site map shows. */
const shownIn = (file: string): string[] => {
  const [, name] = /\/stories\/screens\/([^/?]+)\.stories\.tsx$/.exec(file) ?? [];
  return Object.values(routeStories).flatMap((ref) => {
    const [screenName, story] = ref.split('.');
    return screenName === name && story ? [story] : [];
  });
};

/** Returns a plugin for builds that gives the stories of the site map their parameters for Chromatic. */
export const chromaticPlugin = () =>
  ({
    name: 'meetcute:chromatic',
    apply: 'build',
    enforce: 'pre',
    transform(code: string, file: string) {
      const stories = [...new Set(shownIn(file))];
      if (stories.length === 0) return null;
      const lines = stories.map(
        (story) => `${story}.parameters = { ...${story}.parameters, chromatic: chromaticModes };`,
      );
      const start = `import { chromaticModes } from ${JSON.stringify(parameters)};`;
      return { code: `${code}\n${start}\n${lines.join('\n')}\n`, map: null };
    },
  }) satisfies Plugin;
