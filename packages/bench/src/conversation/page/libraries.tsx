import type { Message } from '@meetcute/contract';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Virtuoso as VirtuosoList } from 'react-virtuoso';
import { VList, type VListHandle } from 'virtua';
import { useLines } from '../../inPage/useLines.ts';
import { AROUND, JUDGED, LINES_AROUND } from './layout.ts';
import { Line } from './Line.tsx';

/** Props of every conversation view. */
export interface Messages {
  /** Messages, oldest first. */
  items: readonly Message[];
}

/** Messages windowed by virtua, which keeps the position from the end. */
export function Virtua({ items }: Messages) {
  const list = useRef<VListHandle>(null);
  const last = useRef(items.length - 1);
  useLayoutEffect(() => list.current?.scrollToIndex(last.current, { align: 'end' }), []);
  return (
    <VList ref={list} style={{ height: '100vh' }} data={items} bufferSize={AROUND} shift>
      {(message) => <Line key={message.id} message={message} />}
    </VList>
  );
}

/** Messages windowed by TanStack Virtual, anchored at the end. */
export function TanStack({ items }: Messages) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useLines({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => JUDGED,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: LINES_AROUND,
    anchorTo: 'end',
  });
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  return (
    <div ref={scroller} className="scroller unanchored">
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
          >
            {items[index] && <Line message={items[index]} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** More than the number of messages, so that older ones have a positive index too. */
const FAR = 1_000_000;

const drawLine = (_: number, message: Message) => <Line message={message} />;

/** Messages windowed by react-virtuoso. */
export function Virtuoso({ items }: Messages) {
  return (
    <VirtuosoList
      style={{ height: '100vh' }}
      data={items}
      firstItemIndex={FAR - items.length}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      increaseViewportBy={AROUND}
      computeItemKey={(_, { id }) => id}
      itemContent={drawLine}
    />
  );
}
