/** Why a file did not become a photo; 'failed' is a fault that another try may mend. */
export type UploadProblem = 'imageType' | 'imageSize' | 'imageUnreadable' | 'tooMany' | 'failed';

/** One file on its way. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: UploadProblem | null;
}

export type UploadEvent =
  | { readonly type: 'added'; readonly uploads: readonly Pick<Upload, 'id' | 'name' | 'problem'>[] }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'failed'; readonly id: string; readonly problem: UploadProblem }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The files on their way to being photos. One that is done leaves the list, because it is a photo then; one that
 * failed stays with its reason until it is tried again or taken away. The others go on.
 */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (id: string, with_: Partial<Upload>) =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...with_ } : upload));
  switch (event.type) {
    case 'added':
      return [
        ...uploads,
        ...event.uploads.map((upload): Upload => ({
          ...upload,
          state: upload.problem ? 'failed' : 'waiting',
          progress: 0,
        })),
      ];
    case 'started':
      return change(event.id, { state: 'sending', progress: 0, problem: null });
    case 'progressed':
      return change(event.id, { progress: clamp(event.progress) });
    case 'failed':
      return change(event.id, { state: 'failed', problem: event.problem });
    case 'retried':
      return change(event.id, { state: 'waiting', progress: 0, problem: null });
    case 'done':
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id);
  }
}

/** The file to send next: the first that waits, unless one is being sent already; null for none. */
export const nextUpload = (uploads: readonly Upload[]): Upload | null =>
  uploads.some(({ state }) => state === 'sending')
    ? null
    : (uploads.find(({ state }) => state === 'waiting') ?? null);

/** Whether trying again may help; a file of the wrong kind stays one. */
export const isRetryable = ({ problem }: Upload): boolean => problem === 'failed';

/** A list with one id moved to a place, counted from 0; used for the order of photos, the first of which is the main image. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
