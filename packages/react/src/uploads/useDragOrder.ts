import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Some browsers drag nothing that carries nothing. */
const MARK = 'application/x-meetcute-item';

/** Items carry their id here: `data-item="7"`, and `draggable`. */
const ITEM = '[data-item]';

const itemOf = ({ target }: DragEvent): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>(ITEM)?.dataset['item'] : undefined) ?? null;

export interface DragOrder {
  /** The item that is being dragged; null for none. */
  dragged: string | null;
  /** The item it would be dropped on; null for none. */
  target: string | null;
}

const resting: DragOrder = { dragged: null, target: null };

/** Lets the items of a list be dragged onto one another; `onDrop` says which one was put where. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (dragged: string, target: string) => void,
): DragOrder {
  const [order, setOrder] = useState(resting);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const root = list.current;
    const listening = new AbortController();
    const on = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', run: (event: DragEvent) => void) =>
      root?.addEventListener(type, run, { signal: listening.signal });
    // Events may follow one another faster than the list is drawn.
    let dragged: string | null = null;
    on('dragstart', (event) => {
      dragged = itemOf(event);
      if (dragged === null) return;
      event.dataTransfer?.setData(MARK, dragged);
      setOrder({ dragged, target: null });
    });
    on('dragover', (event) => {
      if (dragged === null) return;
      event.preventDefault();
      const target = itemOf(event);
      setOrder((before) => (before.target === target ? before : { dragged, target }));
    });
    on('drop', (event) => {
      const target = itemOf(event);
      if (dragged === null) return;
      event.preventDefault();
      if (target !== null && dragged !== target) drop(dragged, target);
    });
    on('dragend', () => {
      dragged = null;
      setOrder(resting);
    });
    return () => listening.abort();
  }, [list]);
  return order;
}
