import { useCallback, useSyncExternalStore } from 'react';

const urls = new WeakMap<Blob, { url: string; count: number }>();

/**
 * Returns an object URL of a file, shared by all components that show it and revoked after the last one unmounts.
 * Null without a file and in the first render.
 */
export function useObjectUrl(file: Blob | null): string | null {
  const acquire = useCallback(() => {
    if (!file) return () => undefined;
    const known = urls.get(file) ?? { url: URL.createObjectURL(file), count: 0 };
    urls.set(file, known);
    known.count += 1;
    return () => {
      known.count -= 1;
      if (known.count > 0) return;
      URL.revokeObjectURL(known.url);
      urls.delete(file);
    };
  }, [file]);
  const read = () => (file ? (urls.get(file)?.url ?? null) : null);
  return useSyncExternalStore(acquire, read, () => null);
}
