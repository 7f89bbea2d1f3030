import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chromaticPlugin } from './storybook/chromatic-plugin.ts';
import { routeStories } from '../stories/screens/route-stories.ts';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const withParameters = (file: string) =>
  chromaticPlugin().transform('export const Member = {};', `/site/stories/${file}.stories.tsx`)?.code ?? '';

test('each story of the site map gets the parameters of Chromatic, once', () => {
  for (const ref of Object.values(routeStories)) {
    const [file, story] = ref.split('.');
    const line = `${story}.parameters = { ...${story}.parameters, chromatic: chromaticModes };`;
    expect(withParameters(`screens/${file}`).split(line)).toHaveLength(2);
  }
});

test('no other file changes', () => {
  for (const file of ['screens/SignUpFaults', 'parts/Button', 'flows/Home'])
    expect(withParameters(file)).toBe('');
});

test('changes on main need an approval, and the build says what each story imports', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['build-storybook']).toContain('storybook build --stats-json -o storybook-static');
  expect(JSON.parse(read('chromatic.config.json'))).toEqual({
    storybookBuildDir: 'storybook-static',
    onlyChanged: true,
    exitZeroOnChanges: '!(main)',
  });
});

interface Workflow {
  jobs: Record<string, { if?: string; needs?: string; steps: { run?: string; with?: object }[] }>;
}

test('the workflow is skipped with a note where there is no token', () => {
  const { jobs } = parse(read('.github/workflows/chromatic.yml')) as Workflow;
  expect(jobs['token']?.steps[0]?.run).toContain('::notice title=Chromatic is off::');
  expect(jobs['pictures']).toMatchObject({ needs: 'token', if: "needs.token.outputs.exists == 'true'" });
  const { steps } = jobs['pictures']!;
  expect(steps[0]?.with).toEqual({ 'fetch-depth': 0 });
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { pnpm: string } };
  expect(steps.map(({ run }) => run).filter(Boolean)).toEqual([
    `npx --yes pnpm@${devDependencies.pnpm} install --frozen-lockfile`,
    'npm run build-storybook',
    'npm run chromatic',
  ]);
});
