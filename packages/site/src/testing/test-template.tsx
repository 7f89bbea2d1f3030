import { defineTokens, roleNames, type Roles } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { defineTemplate } from '../template/define-template.ts';
import { defaultParts } from '../pages/parts.ts';
import { defaultScreens } from '../pages/screens.ts';

const grey = (lightness: number) =>
  Object.fromEntries(roleNames.map((role) => [role, `oklch(${lightness} 0 0)`])) as Roles;

const layout = (name: string) => async () => ({
  default: ({ children }: { children: ReactNode }) => <div data-test-layout={name}>{children}</div>,
});

/** A complete template without styles of its own, for tests. */
export const testTemplate = defineTemplate({
  name: 'plain',
  tokens: defineTokens({
    home: 'light',
    font: { display: 'serif', text: 'sans-serif' },
    light: grey(0.9),
    dark: grey(0.2),
  }),
  fonts: [],
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  layouts: {
    default: layout('default'),
    chat: layout('chat'),
    lander: layout('lander'),
    empty: layout('empty'),
  },
  parts: defaultParts,
  screens: defaultScreens,
});
