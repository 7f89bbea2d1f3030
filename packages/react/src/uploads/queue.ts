import { nextUpload, reduceUploads, type Upload, type UploadEvent } from '@meetcute/core';
import type { ClientState, ClientStore } from '../provider/client-store.ts';
import { uploadProblem } from './photo-file.ts';

const none: readonly Upload[] = [];

/** Returns the uploads of a member, by profile id, in order. */
export const readUploads = ({ uploads }: ClientState, member: string): readonly Upload[] =>
  uploads[member] ?? none;

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

const filesByStore = new WeakMap<ClientStore, Map<string, QueuedFile>>();

/** Returns the files of a page by upload id. */
function filesOf(store: ClientStore): Map<string, QueuedFile> {
  const filesById = filesByStore.get(store) ?? new Map<string, QueuedFile>();
  filesByStore.set(store, filesById);
  return filesById;
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
export function uploadQueue(store: ClientStore, member: string, send: SendFile): UploadQueue {
  const files = filesOf(store);
  const read = () => readUploads(store.getState(), member);
  const dispatch = (event: UploadEvent) =>
    store.setState(({ uploads }) => ({ uploads: { ...uploads, [member]: reduceUploads(read(), event) } }));
  const release = (id: string) => {
    const queuedFile = files.get(id);
    files.delete(id);
    if (queuedFile) URL.revokeObjectURL(queuedFile.preview);
  };

  // One at a time: on a slow connection the first photo is done early instead of all of them late.
  const run = async (): Promise<void> => {
    const next = nextUpload(read());
    if (!next) return;
    const queuedFile = files.get(next.id);
    if (!queuedFile) return dispatch({ type: 'removed', id: next.id });
    const { id } = next;
    const { signal } = queuedFile.sending;
    dispatch({ type: 'started', id });
    try {
      await send(queuedFile.file, signal, (progress) => dispatch({ type: 'progressed', id, progress }));
      release(id);
      dispatch({ type: 'done', id });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', id, problem: uploadProblem(error) });
    }
    await run();
  };

  return {
    read,
    add: (newFiles) => {
      for (const { id, file } of newFiles)
        files.set(id, { file, preview: URL.createObjectURL(file), sending: new AbortController() });
      const uploadsBefore = read();
      dispatch({
        type: 'added',
        uploads: newFiles.map(({ id, file, problem }) => ({ id, name: file.name, problem })),
      });
      const ids = new Set(read().map(({ id }) => id));
      for (const { id } of uploadsBefore) if (!ids.has(id)) release(id);
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
