import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { fonts } from './fonts.ts';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';

/**
 * Nocturne, the dark brand. It extends classic with its own tokens, fonts, icon, texts, drawings, icons, layouts, home page and
 * seven parts.
 */
export const nocturne = defineTemplate({
  name: 'nocturne',
  extends: classic,
  tokens,
  fonts,
  icon,
  texts,
  drawings: {
    DeckEnd: () => import('./drawings/DeckEnd.tsx'),
    ErrorPage: () => import('./drawings/ErrorPage.tsx'),
    Failed: () => import('./drawings/Failed.tsx'),
    NoChats: () => import('./drawings/NoChats.tsx'),
    NoLikes: () => import('./drawings/NoLikes.tsx'),
    NoMembers: () => import('./drawings/NoMembers.tsx'),
    NoNotifications: () => import('./drawings/NoNotifications.tsx'),
    NoResults: () => import('./drawings/NoResults.tsx'),
  },
  icons: {
    ArrowBendUpLeft: () => import('./icons/ArrowBendUpLeft.tsx'),
    ArrowCounterClockwise: () => import('./icons/ArrowCounterClockwise.tsx'),
    ArrowLeft: () => import('./icons/ArrowLeft.tsx'),
    ArrowRight: () => import('./icons/ArrowRight.tsx'),
    Bell: () => import('./icons/Bell.tsx'),
    Cards: () => import('./icons/Cards.tsx'),
    CaretDown: () => import('./icons/CaretDown.tsx'),
    CaretLeft: () => import('./icons/CaretLeft.tsx'),
    CaretRight: () => import('./icons/CaretRight.tsx'),
    ChatCircle: () => import('./icons/ChatCircle.tsx'),
    Check: () => import('./icons/Check.tsx'),
    Checks: () => import('./icons/Checks.tsx'),
    Coins: () => import('./icons/Coins.tsx'),
    CornersOut: () => import('./icons/CornersOut.tsx'),
    Eye: () => import('./icons/Eye.tsx'),
    EyeSlash: () => import('./icons/EyeSlash.tsx'),
    GearSix: () => import('./icons/GearSix.tsx'),
    Heart: () => import('./icons/Heart.tsx'),
    MagnifyingGlass: () => import('./icons/MagnifyingGlass.tsx'),
    PaperPlaneRight: () => import('./icons/PaperPlaneRight.tsx'),
    SlidersHorizontal: () => import('./icons/SlidersHorizontal.tsx'),
    User: () => import('./icons/User.tsx'),
    UserCircle: () => import('./icons/UserCircle.tsx'),
    X: () => import('./icons/X.tsx'),
  },
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
