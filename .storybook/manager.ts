import { addons } from 'storybook/manager-api';
import { dark, light } from './brand.ts';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: prefersDark ? dark : light,
  navSize: 280,
  sidebar: { showRoots: true },
});
