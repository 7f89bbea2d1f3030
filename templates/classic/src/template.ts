import { defaultParts, defaultScreens, defineTemplate } from '@meetcute/site';
import { fonts } from './fonts.ts';
import { icon } from './icon.ts';
import { tokens } from './tokens.ts';

/** Classic, the light brand and the default template. */
export const classic = defineTemplate({
  name: 'classic',
  tokens,
  fonts,
  icon,
  layouts: {
    default: () => import('./layouts/DefaultLayout.tsx'),
    chat: () => import('./layouts/ChatLayout.tsx'),
    lander: () => import('./layouts/LanderLayout.tsx'),
    empty: () => import('./layouts/EmptyLayout.tsx'),
  },
  parts: {
    ...defaultParts,
    Logo: () => import('./parts/Logo.tsx'),
    LanderScene: () => import('./parts/LanderScene.tsx'),
    Hero: () => import('./parts/Hero.tsx'),
  },
  screens: defaultScreens,
});
