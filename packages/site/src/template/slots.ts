import type { ComponentType, ReactNode } from 'react';

/** A module that is loaded when it is needed: `() => import('./ProfileCard.tsx')`. */
export type Load<T> = () => Promise<{ default: T }>;

/** What a layout gets: the screen to stand around. */
export interface LayoutProps {
  children: ReactNode;
}

/** The four layouts of a template (spec: layout.four-layouts). */
export interface Layouts {
  default: ComponentType<LayoutProps>;
  chat: ComponentType<LayoutProps>;
  lander: ComponentType<LayoutProps>;
  empty: ComponentType<LayoutProps>;
}

/** Thunks for a set of slots. */
export type Loads<T> = { readonly [K in keyof T]: Load<T[K]> };

/** The component that a thunk loads. */
export type Loaded<L> = L extends Load<infer T> ? T : never;

/** A screen takes no props: it reads its data with hooks. */
export type Screen = ComponentType<Record<never, never>>;
