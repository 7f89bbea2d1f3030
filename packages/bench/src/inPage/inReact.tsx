import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Items on the page that can be replaced by others. */
export interface Shown<Item> {
  readonly show: (items: readonly Item[]) => void;
}

/** What is measured: puts itself into an element of the page. */
export type Shows<Item> = (element: HTMLElement) => Shown<Item>;

/** Shows items with a component. */
export const inReact =
  <Item,>(Part: ComponentType<{ items: readonly Item[] }>): Shows<Item> =>
  (element) => {
    const root = createRoot(element);
    return { show: (items) => root.render(<Part items={items} />) };
  };
