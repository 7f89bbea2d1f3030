import { useCallback, useSyncExternalStore } from 'react';

const urls = new WeakMap<Blob, { url: string; count: number }>();

/**
 * Returns an object URL of a file, shared by all components that show it and revoked after the last one unmounts.
 * Null without a file and in the first render.
 */
export function useObjectUrl(file: Blob | null): string | null {
  const acquire = useCallback(() => {
    if (!file) return () => undefined;
    const entry = urls.get(file) ?? { url: URL.createObjectURL(file), count: 0 };
    urls.set(file, entry);
    entry.count += 1;
    return () => {
      entry.count -= 1;
      if (entry.count > 0) return;
      URL.revokeObjectURL(entry.url);
      urls.delete(file);
    };
  }, [file]);
  const read = () => (file ? (urls.get(file)?.url ?? null) : null);
  return useSyncExternalStore(acquire, read, () => null);
}
