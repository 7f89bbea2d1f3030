import { useSearchGrid } from '@meetcute/react/search-grid';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Card } from './Card.tsx';
import type { Item } from './items.ts';
import { ReactWindow, Row, TanStack, Virtua, Virtuoso, type Items } from './libraries.tsx';
import { recycler } from './recycler.ts';

/** A grid on the page that can be given other items. */
export interface Grid {
  readonly show: (items: readonly Item[]) => void;
}

function Meetcute({ items }: Items) {
  const { gridProps, items: places } = useSearchGrid(items.length);
  return (
    <ul {...gridProps} className="grid">
      {places.map(({ index, slot, itemProps }) => (
        <li key={slot} {...itemProps}>
          {items[index] && <Card item={items[index]} />}
        </li>
      ))}
    </ul>
  );
}

const react =
  (Shown: ComponentType<Items>) =>
  (element: HTMLElement): Grid => {
    const root = createRoot(element);
    return { show: (items) => root.render(<Shown items={items} />) };
  };

/** Every grid that is measured, by the name in the table. */
export const grids: Readonly<Record<string, (root: HTMLElement) => Grid>> = {
  'recycler by hand': recycler,
  'Meetcute useSearchGrid': react(Meetcute),
  virtua: react(Virtua),
  '@tanstack/react-virtual': react(TanStack),
  'react-window': react(ReactWindow),
  'react-virtuoso grid': react(Virtuoso),
  'everything in the DOM': react(Row),
};
