/** Texts that a brand has in place of those of the library. */
export type { OwnTexts } from '@meetcute/i18n';
export { useMemberPart, useSlot } from './context.ts';
export { defineTemplate, type Template, type TemplateExtension } from './define-template.ts';
export type { OwnMailLook } from './own-mail-look.ts';
export type {
  DrawingName,
  Drawings,
  HeroProps,
  IconName,
  Icons,
  LanderFrameProps,
  LanderSceneProps,
  LayoutProps,
  Layouts,
  Load,
  Loads,
  LogoProps,
  NavigationProps,
  OwnNamespaces,
  PartName,
  Parts,
  ScreenComponent,
  ScreenName,
  Screens,
} from './slots.ts';
