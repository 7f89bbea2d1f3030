import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import { Grid as ReactWindowGrid, type CellComponentProps } from 'react-window';
import { WindowVirtualizer } from 'virtua';
import { Card } from './Card.tsx';
import type { Item } from './items.ts';
import { AROUND, COLUMNS, PITCH } from './layout.ts';

/** Props of every grid. */
export interface Items {
  /** Items in order. */
  items: readonly Item[];
}

const rowsOf = (items: readonly Item[]) => Math.ceil(items.length / COLUMNS);
const rowAt = (items: readonly Item[], row: number) => items.slice(row * COLUMNS, (row + 1) * COLUMNS);

/** Rows without windowing. */
export function Row({ items, style }: Items & { style?: CSSProperties }) {
  return (
    <ul className="grid" style={style}>
      {items.map((item) => (
        <li key={item.id}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Rows windowed by virtua. */
export function Virtua({ items }: Items) {
  const rows = Array.from({ length: rowsOf(items) }, (_, row) => row);
  return (
    <WindowVirtualizer data={rows} itemSize={PITCH} bufferSize={AROUND.pixels}>
      {(row) => <Row key={row} items={rowAt(items, row)} />}
    </WindowVirtualizer>
  );
}

/** Rows windowed by TanStack Virtual. */
export function TanStack({ items }: Items) {
  const virtualizer = useWindowVirtualizer({
    count: rowsOf(items),
    estimateSize: () => PITCH,
    overscan: AROUND.rows,
  });
  return (
    <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Row
          key={key}
          items={rowAt(items, index)}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        />
      ))}
    </div>
  );
}

function Cell({ items, rowIndex, columnIndex, style }: CellComponentProps<Items>) {
  const item = items[rowIndex * COLUMNS + columnIndex];
  return <div style={style}>{item && <Card item={item} />}</div>;
}

/** Cells windowed by react-window, in its own scroll container. */
export function ReactWindow({ items }: Items) {
  return (
    <ReactWindowGrid
      data-scroller=""
      cellComponent={Cell}
      cellProps={{ items }}
      columnCount={COLUMNS}
      columnWidth={document.body.clientWidth / COLUMNS - 1}
      rowCount={rowsOf(items)}
      rowHeight={PITCH}
      overscanCount={AROUND.rows}
      style={{ height: '100vh' }}
    />
  );
}

/** Cards windowed by react-virtuoso. */
export function Virtuoso({ items }: Items) {
  return (
    <VirtuosoGrid
      useWindowScroll
      data={items}
      increaseViewportBy={AROUND.pixels}
      listClassName="grid"
      itemContent={(_, item) => <Card item={item} />}
    />
  );
}
