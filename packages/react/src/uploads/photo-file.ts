import { ApiError } from '@meetcute/client';
import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { type ImageKind, problemFor, reasonByHead, SIZE_HEAD, type UploadProblem } from '@meetcute/core';

/**
 * Checks a file before upload, by its content and size, not by its name. Resolves with its problem; null without one
 * (spec: upload.accepts-png-jpeg-jpg). Damaged pixels are found by the server.
 */
export async function fileProblem(file: Blob, kind: ImageKind): Promise<UploadProblem | null> {
  const head = await file
    .slice(0, SIZE_HEAD)
    .arrayBuffer()
    .catch(() => null);
  // The file may have been moved since it was chosen.
  if (head === null) return 'imageUnreadable';
  const reason = reasonByHead(new Uint8Array(head), kind);
  if (reason) return problemFor(reason);
  return file.size > PHOTO_MAX_BYTES ? 'imageSize' : null;
}

const problems: Readonly<Record<string, UploadProblem>> = {
  too_many_images: 'tooMany',
  too_large: 'imageSize',
  unsupported_type: 'imageType',
};

/** Returns the problem of a failed upload; 'failed' for errors that a retry may solve. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'image_unreadable') return problemFor(Object.values(error.fields ?? {})[0]);
  return problems[error.code] ?? 'failed';
}
