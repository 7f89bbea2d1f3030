export { useLayoutParts, useMemberHalf, useParts } from './context.ts';
export { defineTemplate, type Template, type TemplateExtension } from './defineTemplate.ts';
export { defaultParts, type PartName, type Parts } from '../pages/parts.ts';
export { defaultScreens, type ScreenName, type Screens } from '../pages/screens.ts';
export type { LayoutProps, Layouts, Load, Loads, Screen } from './slots.ts';
