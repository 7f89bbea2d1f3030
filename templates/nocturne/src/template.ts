import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { fonts } from './fonts.ts';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';

/**
 * Nocturne, the dark brand. It extends classic with its own tokens, fonts, icon, texts, drawings, layouts, home page and seven
 * parts.
 */
export const nocturne = defineTemplate({
  name: 'nocturne',
  extends: classic,
  tokens,
  fonts,
  icon,
  texts,
  drawings: {
    NoChats: () => import('./drawings/NoChats.tsx'),
    NoLikes: () => import('./drawings/NoLikes.tsx'),
    NoResults: () => import('./drawings/NoResults.tsx'),
  },
  icons: { Cards: () => import('./icons/Cards.tsx') },
  layouts: {
    default: () => import('./layouts/DefaultLayout.tsx'),
    chat: () => import('./layouts/ChatLayout.tsx'),
    lander: () => import('./layouts/LanderLayout.tsx'),
    empty: () => import('./layouts/EmptyLayout.tsx'),
  },
  screens: { Home: () => import('./screens/HomeScreen.tsx') },
  parts: {
    Logo: () => import('./parts/Logo.tsx'),
    LanderFrame: () => import('./parts/LanderFrame.tsx'),
    LanderScene: () => import('./parts/LanderScene.tsx'),
    Hero: () => import('./parts/Hero.tsx'),
    ProfileCard: () => import('./parts/ProfileCard.tsx'),
    PartnerTile: () => import('./parts/PartnerTile.tsx'),
    SwipeCard: () => import('./parts/SwipeCard.tsx'),
  },
});
