import { useSearchGrid } from '@meetcute/react/search-grid';
import { inReact, type Shows } from '../../inPage/inReact.tsx';
import { Card } from './Card.tsx';
import type { Item } from './items.ts';
import { ReactWindow, Row, TanStack, Virtua, Virtuoso, type Items } from './libraries.tsx';
import { recycler } from './recycler.ts';

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

/** Measured grids by their name in the table. */
export const grids: Readonly<Record<string, Shows<Item>>> = {
  'recycler by hand': recycler,
  'Meetcute useSearchGrid': inReact(Meetcute),
  virtua: inReact(Virtua),
  '@tanstack/react-virtual': inReact(TanStack),
  'react-window': inReact(ReactWindow),
  'react-virtuoso grid': inReact(Virtuoso),
  'everything in the DOM': inReact(Row),
};
