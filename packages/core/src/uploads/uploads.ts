import type { FileReason } from './file-reason.ts';
import { formatNames, type OtherFormat } from './image-type.ts';

/** Reason why an upload failed. Only 'failed' may succeed on a retry. */
export type UploadProblem =
  | OtherFormat
  | 'imageType'
  | 'imageEmpty'
  | 'imageSize'
  | 'imageSmall'
  | 'imagePixels'
  | 'imageDamaged'
  | 'imageUnreadable'
  | 'tooMany'
  | 'failed';

const problems: Readonly<Record<Exclude<FileReason, OtherFormat>, UploadProblem>> = {
  empty: 'imageEmpty',
  not_a_photo: 'imageType',
  too_small: 'imageSmall',
  too_many_pixels: 'imagePixels',
  too_slow: 'imageUnreadable',
  broken: 'imageDamaged',
};

const isOtherFormat = (text: string): text is OtherFormat => Object.hasOwn(formatNames, text);

/** Returns the problem of an upload for the reason that a server names; 'imageUnreadable' for an unknown one. */
export function problemFor(reason: string | undefined): UploadProblem {
  if (reason === undefined) return 'imageUnreadable';
  if (isOtherFormat(reason)) return reason;
  return Object.hasOwn(problems, reason) ? problems[reason as keyof typeof problems] : 'imageUnreadable';
}

/** Returns the name of the text about a problem, and the format to name in it. */
export const problemText = (
  problem: UploadProblem,
): { key: Exclude<UploadProblem, OtherFormat> | 'imageFormat'; format: string } =>
  isOtherFormat(problem)
    ? { key: 'imageFormat', format: formatNames[problem] }
    : { key: problem, format: '' };

/** Upload of one file. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Progress from 0 to 1. */
  readonly progress: number;
  readonly problem: UploadProblem | null;
}

/** Events that `reduceUploads` handles. */
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
 * Returns the next list of uploads. A completed upload leaves the list, because it is a photo then. A failed
 * one stays with its reason until it is retried or removed; an invalid file also until a valid one is added.
 */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (id: string, with_: Partial<Upload>) =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...with_ } : upload));
  switch (event.type) {
    case 'added': {
      const hasReplacement = event.uploads.some(({ problem }) => problem === null);
      return [
        ...uploads.filter((upload) => !hasReplacement || upload.state !== 'failed' || isRetryable(upload)),
        ...event.uploads.map((upload): Upload => ({
          ...upload,
          state: upload.problem ? 'failed' : 'waiting',
          progress: 0,
        })),
      ];
    }
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

/** Returns the upload to start next: the first waiting one; null while another one runs or if none waits. */
export const nextUpload = (uploads: readonly Upload[]): Upload | null =>
  uploads.some(({ state }) => state === 'sending')
    ? null
    : (uploads.find(({ state }) => state === 'waiting') ?? null);

/** Returns whether a retry may succeed. An invalid file stays invalid. */
export const isRetryable = ({ problem }: Upload): boolean => problem === 'failed';

/** Moves an id to an index of a list, from 0. Used for the order of photos, of which the first is the main image. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
