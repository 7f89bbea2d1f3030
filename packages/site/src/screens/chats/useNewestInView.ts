import { useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** Pixels from the newest message from which on one counts as reading further up. */
const AWAY = 120;

/** What the log's scroller needs. */
export interface NewestInView {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Whether one reads further up, so that the newest message is out of view. */
  isAway: boolean;
  /** Whether something came in while one was reading further up. */
  hasUnseen: boolean;
  showNewest: () => void;
}

/**
 * Keeps a turned-round scroller at the newest message: own messages always bring it there, others only say that they
 * are there while one reads further up. `incoming` and `sent` are the ids of the last ones.
 */
export function useNewestInView(incoming: string | undefined, sent: string | undefined): NewestInView {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const [seen, setSeen] = useState(incoming);
  if (!isAway && seen !== incoming) setSeen(incoming);
  const showNewest = () => scroller.current?.scrollTo({ top: 0 });
  useEffect(() => {
    if (sent !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [sent]);
  return {
    scroller,
    // In a turned-round scroller the newest is at 0 and everything else below it.
    onScroll: ({ currentTarget }) => setIsAway(currentTarget.scrollTop < -AWAY),
    isAway,
    hasUnseen: isAway && incoming !== undefined && incoming !== seen,
    showNewest,
  };
}
