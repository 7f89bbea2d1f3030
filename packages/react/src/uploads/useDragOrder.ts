import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Data type of the drag; some browsers start no drag without data. */
const MARK = 'application/x-meetcute-item';

/** Selector of the items. Each needs `data-item` with its id, and `draggable`. */
const ITEM = '[data-item]';

const itemOf = ({ target }: DragEvent): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>(ITEM)?.dataset['item'] : undefined) ?? null;

/** State of dragging in a list. */
export interface DragOrder {
  /** Id of the item that is being dragged; null for none. */
  dragged: string | null;
  /** Id of the item under the pointer, which a drop would replace; null for none. */
  target: string | null;
}

const idle: DragOrder = { dragged: null, target: null };

/**
 * Makes the items of a list sortable by drag and drop. Each item needs `draggable` and `data-item` with its id. Calls
 * `onDrop` with the ids of the dragged item and its target.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (dragged: string, target: string) => void,
): DragOrder {
  const [order, setOrder] = useState(idle);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const root = list.current;
    const listening = new AbortController();
    const listen = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', run: (event: DragEvent) => void) =>
      root?.addEventListener(type, run, { signal: listening.signal });
    // A local variable, because events may arrive faster than React renders.
    let draggedId: string | null = null;
    listen('dragstart', (event) => {
      draggedId = itemOf(event);
      if (draggedId === null) return;
      event.dataTransfer?.setData(MARK, draggedId);
      setOrder({ dragged: draggedId, target: null });
    });
    listen('dragover', (event) => {
      if (draggedId === null) return;
      event.preventDefault();
      const target = itemOf(event);
      setOrder((currentOrder) =>
        currentOrder.target === target ? currentOrder : { dragged: draggedId, target },
      );
    });
    listen('drop', (event) => {
      const target = itemOf(event);
      if (draggedId === null) return;
      event.preventDefault();
      if (target !== null && draggedId !== target) drop(draggedId, target);
    });
    listen('dragend', () => {
      draggedId = null;
      setOrder(idle);
    });
    return () => listening.abort();
  }, [list]);
  return order;
}
