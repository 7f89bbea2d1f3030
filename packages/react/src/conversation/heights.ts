/** Pixels of a message, as long as none has been drawn. */
const UNKNOWN = 64;

/** Messages by which a part of a block is counted. */
const STEP = 10;

interface Measured {
  readonly key: string;
  /** How many messages stand in it. */
  readonly size: number;
}

/** A block as it is drawn: all of it or, as its first messages are far out of sight, its last ones. */
export interface RenderedChunk extends Measured {
  readonly isPart: boolean;
}

/** What is known of how high blocks are. */
export interface ChunkHeights {
  /** Pixels of a block: as it was drawn last, otherwise judged by its number of messages. */
  heightOf: (chunk: Measured) => number;
  /** Follows the height of a block's element; answers how to stop. */
  observe: (chunk: RenderedChunk, element: Element) => () => void;
  /**
   * How many messages of a block, counted from its last, fill so many pixels; undefined for all of them: where they are
   * needed, where the block was drawn whole before, and where nothing can be judged yet. A part that has become too low
   * is followed by the whole; a new one is begun only where `canBegin` says so.
   */
  partOf: (chunk: Measured, reach: number, canBegin: boolean) => number | undefined;
  /** Tells when part of a block is less high than was judged, so that more of it may be needed; answers how to stop. */
  watch: (onShort: () => void) => () => void;
  /** Forgets all, because the width has changed. */
  forget: () => void;
}

/**
 * Measures blocks as they are drawn. What a message takes on average is judged by the first block, and then stands: room
 * that was left for blocks must not change by itself.
 */
export function createHeights(): ChunkHeights {
  const heights = new Map<string, number>();
  const parts = new Map<string, { size: number; height: number }>();
  const chunks = new WeakMap<Element, RenderedChunk>();
  const watchers = new Set<() => void>();
  let perMessage: number | undefined;
  let observer: ResizeObserver | undefined;
  const measure = (entries: readonly ResizeObserverEntry[]) => {
    let isShort = false;
    for (const { target, borderBoxSize } of entries) {
      const chunk = chunks.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!chunk || height === 0) continue;
      const { key, size, isPart } = chunk;
      if (isPart) {
        parts.set(key, { size, height });
        isShort ||= height < size * (perMessage ?? UNKNOWN);
        continue;
      }
      heights.set(key, height);
      perMessage ??= height / size;
    }
    if (isShort) for (const onShort of watchers) onShort();
  };
  return {
    heightOf: ({ key, size }) => heights.get(key) ?? size * (perMessage ?? UNKNOWN),
    observe: (chunk, element) => {
      observer ??= new ResizeObserver(measure);
      chunks.set(element, chunk);
      observer.observe(element);
      return () => observer?.unobserve(element);
    },
    partOf: ({ key, size }, reach, canBegin) => {
      if (perMessage === undefined || heights.has(key)) return undefined;
      const drawn = parts.get(key);
      if (drawn) return drawn.height < reach ? undefined : drawn.size;
      const part = Math.ceil(reach / perMessage / STEP) * STEP;
      return canBegin && part < size ? part : undefined;
    },
    watch: (onShort) => {
      watchers.add(onShort);
      return () => watchers.delete(onShort);
    },
    forget: () => {
      heights.clear();
      parts.clear();
    },
  };
}
