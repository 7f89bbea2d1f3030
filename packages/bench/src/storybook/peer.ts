import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, '.cache/bench-storybook');

const config = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

interface Entry {
  type: string;
  title: string;
  name: string;
}

/** Returns the source of a file of stories that each show a heading. */
function fileOf(title: string, names: readonly string[]): string {
  const stories = names.map(
    (name, nth) =>
      `export const Story${nth} = { name: ${JSON.stringify(name)}, render: () => <h1>Hello</h1> };\n`,
  );
  return `export default { title: ${JSON.stringify(title)} };\n${stories.join('')}`;
}

/**
 * Builds a Storybook with the titles and names of another one, in which each story is a heading: what Storybook itself takes
 * for so many stories. Returns its folder and the id of its first story.
 */
export function buildPeer(storybook: string): { folder: string; id: string } {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const names = new Map<string, string[]>();
  for (const { type, title, name } of Object.values(index.entries)) {
    if (type === 'story') names.set(title, [...(names.get(title) ?? []), name]);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'main.ts'), `export default ${JSON.stringify(config)};\n`);
  [...names].forEach(([title, storyNames], nth) =>
    writeFileSync(join(FOLDER, `${nth}.stories.tsx`), fileOf(title, storyNames)),
  );
  const folder = join(FOLDER, 'static');
  execFileSync('storybook', ['build', '-c', FOLDER, '-o', folder, '--quiet'], { cwd: ROOT, stdio: 'ignore' });
  const builtIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as typeof index;
  return { folder, id: Object.keys(builtIndex.entries)[0] ?? '' };
}
