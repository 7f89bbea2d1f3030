import { repositoryPlugins } from '../.tools/storybook/plugins.ts';
import { readReleased } from '../.tools/storybook/read-released.ts';
import { defineMain } from '../packages/storybook/src/preset/index.ts';

export default defineMain({ plugins: repositoryPlugins(), released: readReleased() });
