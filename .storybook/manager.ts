import { addons } from 'storybook/manager-api';
import { preferredTheme } from './brand.ts';

addons.setConfig({
  theme: preferredTheme(),
  navSize: 280,
  sidebar: { showRoots: true },
});
