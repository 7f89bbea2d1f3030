import { PHOTO_MAX_BYTES, PHOTO_MIN_SIDE, PHOTOS_MAX } from '@meetcute/contract';

/** Limits of the photos. */
export interface PhotoLimits {
  /** Maximum number of photos. */
  readonly count: number;
  /** Maximum size of a photo, in megabytes. */
  readonly megabytes: number;
  /** Minimum width and height of a photo, in pixels. */
  readonly pixels: number;
}

/** Limits that the site enforces. */
export const photoLimits: PhotoLimits = {
  count: PHOTOS_MAX,
  megabytes: PHOTO_MAX_BYTES / 1024 ** 2,
  pixels: PHOTO_MIN_SIDE,
};
