import { queryKeyOf } from '@meetcute/client';
import { calls, type Statement, type StatementEntry } from '@meetcute/contract';
import { type Cell, csvOf, exportFileName } from '@meetcute/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { useOlderPages } from './useOlderPages.ts';

/** Statement of the member's credits. */
export interface UseStatementResult {
  /** Entries, newest first; undefined before they are loaded. */
  entries: readonly StatementEntry[] | undefined;
  /** Translated message when loading or the download failed; undefined without a failure. */
  error: string | undefined;
  /** Loads again; null without a failure. */
  onRetry: (() => void) | null;
  /** Loads older entries; null at the end and while loading. */
  onMore: (() => void) | null;
  /** Whether older entries are loading. */
  isLoadingMore: boolean;
  /** Saves all entries as a CSV file; null while that is in progress. */
  onDownload: (() => void) | null;
  /** Name of the saved file; null until a download succeeds. */
  saved: string | null;
}

/** Options of `useStatement`. */
export interface StatementOptions {
  /** Names of the columns of the file. */
  header: readonly string[];
  /** Returns an entry as a row of the file. */
  toRow: (entry: StatementEntry) => readonly Cell[];
}

/** Loads the statement of the member's credits, 50 entries at a time, again after each change of the credits. */
export function useStatement({ header, toRow }: StatementOptions): UseStatementResult {
  const client = useClient();
  const { now, saveFile } = usePorts();
  const { domain } = useSettings();
  const errorText = useErrorText();
  const credits = useViewer()?.credits;
  const load = (cursor: string | undefined, signal?: AbortSignal): Promise<Statement> =>
    client.call(calls.getStatement, {
      query: cursor === undefined ? {} : { before: cursor },
      ...(signal && { signal }),
    });
  const list = useInfiniteQuery({
    queryKey: [...queryKeyOf(calls.getStatement), 'pages', credits],
    queryFn: ({ pageParam: cursor, signal }) => load(cursor, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }: Statement) => before ?? undefined,
    meta: { call: calls.getStatement.name },
  });
  const { onRetry, onMore, isLoadingMore } = useOlderPages(list);
  const download = useMutation({
    mutationFn: async () => {
      const rows: (readonly Cell[])[] = [header];
      let page: Statement | null = null;
      do {
        page = await load(page?.before ?? undefined);
        rows.push(...page.entries.map(toRow));
      } while (page.before !== null);
      const name = exportFileName(domain, now(), 'csv');
      saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
      return name;
    },
    meta: { call: calls.getStatement.name },
  });
  const failure = list.error ?? download.error;
  return {
    entries: list.data?.pages.flatMap(({ entries }) => entries),
    error: failure ? errorText(failure) : undefined,
    onRetry: list.error ? onRetry : null,
    onMore: list.isError ? null : onMore,
    isLoadingMore,
    onDownload: download.isPending ? null : () => download.mutate(),
    saved: download.data ?? null,
  };
}
