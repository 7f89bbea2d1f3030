import { nextUpload, reduceUploads, type Upload, type UploadEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { uploadProblem } from './photoFile.ts';

/** The key of a member's files on their way in the query cache. */
export const uploadsKey = (member: string) => ['uploads', member] as const;

/** Sends one file; tells how far it is, from 0 to 1. */
export type SendFile = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<void>;

interface Held {
  readonly file: File;
  /** Address of the file's picture in this page. */
  readonly preview: string;
  readonly sending: AbortController;
}

const heldOn = new WeakMap<QueryClient, Map<string, Held>>();

/** The files themselves: they can't be said in the cache. */
function filesOf(queryClient: QueryClient): Map<string, Held> {
  const known = heldOn.get(queryClient) ?? new Map<string, Held>();
  heldOn.set(queryClient, known);
  return known;
}

/** The files of one member on a page; they go on when the part that took them has left the screen. */
export interface UploadQueue {
  readonly read: () => readonly Upload[];
  readonly add: (files: readonly { id: string; file: File; problem: Upload['problem'] }[]) => void;
  readonly retry: (id: string) => void;
  /** Takes a file away, and stops sending it. */
  readonly remove: (id: string) => void;
  /** Address of a file's picture; undefined once it is gone. */
  readonly previewOf: (id: string) => string | undefined;
}

/** The files of one member on a page. */
export function uploadQueue(queryClient: QueryClient, member: string, send: SendFile): UploadQueue {
  const key = uploadsKey(member);
  const files = filesOf(queryClient);
  const read = () => queryClient.getQueryData<readonly Upload[]>(key) ?? [];
  const tell = (event: UploadEvent) => {
    queryClient.setQueryData(key, reduceUploads(read(), event));
  };
  const letGo = (id: string) => {
    const held = files.get(id);
    files.delete(id);
    if (held) URL.revokeObjectURL(held.preview);
  };

  // One after the other: a slow line then shows the first photo soon instead of all of them late.
  const run = async (): Promise<void> => {
    const next = nextUpload(read());
    if (!next) return;
    const held = files.get(next.id);
    if (!held) return tell({ type: 'removed', id: next.id });
    const { id } = next;
    tell({ type: 'started', id });
    try {
      await send(held.file, held.sending.signal, (progress) => tell({ type: 'progressed', id, progress }));
      letGo(id);
      tell({ type: 'done', id });
    } catch (error) {
      if (!held.sending.signal.aborted) tell({ type: 'failed', id, problem: uploadProblem(error) });
    }
    await run();
  };

  return {
    read,
    add: (added) => {
      for (const { id, file } of added)
        files.set(id, { file, preview: URL.createObjectURL(file), sending: new AbortController() });
      tell({
        type: 'added',
        uploads: added.map(({ id, file, problem }) => ({ id, name: file.name, problem })),
      });
      void run();
    },
    retry: (id) => {
      tell({ type: 'retried', id });
      void run();
    },
    remove: (id) => {
      files.get(id)?.sending.abort();
      letGo(id);
      tell({ type: 'removed', id });
      void run();
    },
    previewOf: (id) => files.get(id)?.preview,
  };
}
