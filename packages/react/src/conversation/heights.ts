/** Estimated height of a message in pixels, until one is measured. */
const DEFAULT_MESSAGE_HEIGHT = 64;

/** Step, in messages, to which the size of a partial chunk is rounded up. */
const STEP = 10;

interface Measured {
  readonly key: string;
  /** Number of messages. */
  readonly size: number;
}

/** Chunk as it is rendered: whole, or only its last messages. */
export interface RenderedChunk extends Measured {
  /** Whether only the last messages are rendered. */
  readonly isPart: boolean;
}

/** Measured and estimated heights of chunks. */
export interface ChunkHeights {
  /** Returns the height of a chunk in pixels: the last measured one, or an estimate by its number of messages. */
  heightOf: (chunk: Measured) => number;
  /** Observes the height of a chunk's element. Returns a function that stops. */
  observe: (chunk: RenderedChunk, element: Element) => () => void;
  /**
   * Returns how many messages, counted from the last, fill `reach` pixels; undefined for the whole chunk. The chunk is
   * whole if all messages are needed, if it was rendered whole before, or if no height is known yet. A partial chunk that
   * turns out too short becomes whole. A new partial chunk starts only if `canBegin`.
   */
  partOf: (chunk: Measured, reach: number, canBegin: boolean) => number | undefined;
  /** Calls `onShort` when a partial chunk is shorter than estimated. Returns an unsubscribe function. */
  watch: (onShort: () => void) => () => void;
  /** Clears all measurements, for example after the width changed. */
  forget: () => void;
}

/**
 * Creates a store that measures chunks as they are rendered. The average height of a message is taken from the first
 * chunk and then fixed, so that placeholders do not change size.
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
        isShort ||= height < size * (perMessage ?? DEFAULT_MESSAGE_HEIGHT);
        continue;
      }
      heights.set(key, height);
      perMessage ??= height / size;
    }
    if (isShort) for (const onShort of watchers) onShort();
  };
  return {
    heightOf: ({ key, size }) => heights.get(key) ?? size * (perMessage ?? DEFAULT_MESSAGE_HEIGHT),
    observe: (chunk, element) => {
      observer ??= new ResizeObserver(measure);
      chunks.set(element, chunk);
      observer.observe(element);
      return () => observer?.unobserve(element);
    },
    partOf: ({ key, size }, reach, canBegin) => {
      if (perMessage === undefined || heights.has(key)) return undefined;
      const measuredPart = parts.get(key);
      if (measuredPart) return measuredPart.height < reach ? undefined : measuredPart.size;
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
