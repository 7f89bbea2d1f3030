import type { ApiError } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { exportFileName } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, usePorts, useSettings } from '../provider/context.ts';

/** Taking one's own data along as a file. */
export interface DataExport {
  /** Null while it is under way. */
  exportData: (() => void) | null;
  /** Name of the file that was saved; null before. */
  saved: string | null;
  /** Words for the last failure; undefined while there is none. */
  error: string | undefined;
}

/** Asks for everything that is the member's and saves it as a file, named by site and day. */
export function useExport(): DataExport {
  const client = useClient();
  const { domain } = useSettings();
  const { now, saveFile } = usePorts();
  const errorText = useErrorText();
  const run = useMutation<string, ApiError>({
    // The answer is not kept anywhere but in the file.
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
