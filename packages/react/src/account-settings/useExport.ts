import type { ApiError } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { exportFileName } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, usePorts, useSettings } from '../provider/context.ts';

/** State of a data export, returned by `useExport`. */
export interface DataExport {
  /** Starts the export; null while one is running. */
  exportData: (() => void) | null;
  /** Name of the saved file; null until an export succeeds. */
  saved: string | null;
  /** Translated message for the last failed export; undefined if it did not fail. */
  error: string | undefined;
}

/** Exports all of the member's data as a JSON file. The file name contains the site's domain and the date. */
export function useExport(): DataExport {
  const client = useClient();
  const { domain } = useSettings();
  const { now, saveFile } = usePorts();
  const errorText = useErrorText();
  const run = useMutation<string, ApiError>({
    // Return only the file name, so that the personal data does not stay in the mutation cache.
    mutationFn: async () => {
      const data = await client.call(calls.exportUser);
      const name = exportFileName(domain, now());
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      return name;
    },
    meta: { call: calls.exportUser.name },
  });
  return {
    exportData: run.isPending ? null : () => run.mutate(),
    saved: run.data ?? null,
    error: run.error ? errorText(run.error) : undefined,
  };
}
