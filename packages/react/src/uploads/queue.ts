import { nextUpload, reduceUploads, type Upload, type UploadEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { uploadProblem } from './photoFile.ts';

/** Returns the query key of a member's uploads. */
export const uploadsKey = (member: string) => ['uploads', member] as const;

/** Uploads one file. Calls `onProgress` with the share that is sent, from 0 to 1. */
export type SendFile = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<void>;

interface QueuedFile {
  readonly file: File;
  /** Object URL of the photo. */
  readonly preview: string;
  readonly sending: AbortController;
}

const filesByClient = new WeakMap<QueryClient, Map<string, QueuedFile>>();

/**
 * Returns the files of a page by upload id. They are kept outside of the query cache, which has only serializable
 * data.
 */
function filesOf(queryClient: QueryClient): Map<string, QueuedFile> {
  const known = filesByClient.get(queryClient) ?? new Map<string, QueuedFile>();
  filesByClient.set(queryClient, known);
  return known;
}

/** Upload queue of one member on a page. Uploads continue after the component that added them unmounts. */
export interface UploadQueue {
  /** Returns the uploads in order. */
  readonly read: () => readonly Upload[];
  /** Adds files, with problems found before upload, and starts sending. */
  readonly add: (files: readonly { id: string; file: File; problem: Upload['problem'] }[]) => void;
  /** Sends a failed file again. */
  readonly retry: (id: string) => void;
  /** Removes a file and aborts its upload. */
  readonly remove: (id: string) => void;
  /** Returns the object URL of a file; undefined once it is removed. */
  readonly previewOf: (id: string) => string | undefined;
}

/** Creates the upload queue of a member on a page, by profile id. */
export function uploadQueue(queryClient: QueryClient, member: string, send: SendFile): UploadQueue {
  const key = uploadsKey(member);
  const files = filesOf(queryClient);
  const read = () => queryClient.getQueryData<readonly Upload[]>(key) ?? [];
  const dispatch = (event: UploadEvent) => {
    queryClient.setQueryData(key, reduceUploads(read(), event));
  };
  const release = (id: string) => {
    const queued = files.get(id);
    files.delete(id);
    if (queued) URL.revokeObjectURL(queued.preview);
  };

  // One at a time: on a slow connection the first photo is done early instead of all of them late.
  const run = async (): Promise<void> => {
    const next = nextUpload(read());
    if (!next) return;
    const queued = files.get(next.id);
    if (!queued) return dispatch({ type: 'removed', id: next.id });
    const { id } = next;
    const { signal } = queued.sending;
    dispatch({ type: 'started', id });
    try {
      await send(queued.file, signal, (progress) => dispatch({ type: 'progressed', id, progress }));
      release(id);
      dispatch({ type: 'done', id });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', id, problem: uploadProblem(error) });
    }
    await run();
  };

  return {
    read,
    add: (added) => {
      for (const { id, file } of added)
        files.set(id, { file, preview: URL.createObjectURL(file), sending: new AbortController() });
      dispatch({
        type: 'added',
        uploads: added.map(({ id, file, problem }) => ({ id, name: file.name, problem })),
      });
      void run();
    },
    retry: (id) => {
      dispatch({ type: 'retried', id });
      void run();
    },
    remove: (id) => {
      files.get(id)?.sending.abort();
      release(id);
      dispatch({ type: 'removed', id });
      void run();
    },
    previewOf: (id) => files.get(id)?.preview,
  };
}
