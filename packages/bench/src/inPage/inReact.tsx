import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Items on the page. */
export interface Shown<Item> {
  /** Replaces the items. */
  readonly show: (items: readonly Item[]) => void;
}

/** Renders a measured list into an element of the page. */
export type Shows<Item> = (element: HTMLElement) => Shown<Item>;

/** Adapts a component to `Shows`. */
export const inReact =
  <Item,>(Part: ComponentType<{ items: readonly Item[] }>): Shows<Item> =>
  (element) => {
    const root = createRoot(element);
    return { show: (items) => root.render(<Part items={items} />) };
  };
