import { ApiError } from '@meetcute/client';
import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { IMAGE_HEAD, imageTypeOf, type UploadProblem } from '@meetcute/core';

/**
 * Checks a file before upload, by its content and size, not by its name. Resolves with its problem; null without one
 * (spec: upload.accepts-png-jpeg-jpg).
 */
export async function fileProblem(file: File): Promise<UploadProblem | null> {
  const head = await file
    .slice(0, IMAGE_HEAD)
    .arrayBuffer()
    .catch(() => null);
  // The file may have been moved since it was chosen.
  if (head === null) return 'imageUnreadable';
  if (imageTypeOf(new Uint8Array(head)) === null) return 'imageType';
  return file.size > PHOTO_MAX_BYTES ? 'imageSize' : null;
}

const problems: Readonly<Record<string, UploadProblem>> = {
  image_unreadable: 'imageUnreadable',
  too_many_images: 'tooMany',
  too_large: 'imageSize',
  unsupported_type: 'imageType',
};

/** Returns the problem of a failed upload; 'failed' for errors that a retry may solve. */
export const uploadProblem = (error: unknown): UploadProblem =>
  (error instanceof ApiError ? problems[error.code] : undefined) ?? 'failed';
