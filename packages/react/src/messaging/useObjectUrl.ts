import { useCallback, useSyncExternalStore } from 'react';

const urls = new WeakMap<Blob, { url: string; holders: number }>();

/** The address of a file on this page, as long as something shows it; null without a file, and in the first drawing. */
export function useObjectUrl(file: Blob | null): string | null {
  const hold = useCallback(() => {
    if (!file) return () => undefined;
    const known = urls.get(file) ?? { url: URL.createObjectURL(file), holders: 0 };
    urls.set(file, known);
    known.holders += 1;
    return () => {
      known.holders -= 1;
      if (known.holders > 0) return;
      URL.revokeObjectURL(known.url);
      urls.delete(file);
    };
  }, [file]);
  const read = () => (file ? (urls.get(file)?.url ?? null) : null);
  return useSyncExternalStore(hold, read, () => null);
}
