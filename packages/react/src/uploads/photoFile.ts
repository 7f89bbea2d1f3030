import { ApiError } from '@meetcute/client';
import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { IMAGE_HEAD, imageTypeOf, type UploadProblem } from '@meetcute/core';

/** What is wrong with a file before it is sent, by its content and not by its name; null for nothing (spec: upload.accepts-png-jpeg-jpg). */
export async function fileProblem(file: File): Promise<UploadProblem | null> {
  const head = await file
    .slice(0, IMAGE_HEAD)
    .arrayBuffer()
    .catch(() => null);
  // Somebody may have moved the file since it was chosen.
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

/** What a failed upload says of its file; anything that another try may mend is 'failed'. */
export const uploadProblem = (error: unknown): UploadProblem =>
  (error instanceof ApiError ? problems[error.code] : undefined) ?? 'failed';
