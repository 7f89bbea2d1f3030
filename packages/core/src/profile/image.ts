import type { ProfilePhoto, Settings } from '@meetcute/contract';

type Cdn = Pick<Settings, 'cdn_prefix'>;
type Photo = Pick<ProfilePhoto, 'thumb_filename' | 'sizes'>;

/** The address of a file of the site's photos: prefix, one slash, name. */
const fileUrl = (cdn: Cdn, file: string): string =>
  `${cdn.cdn_prefix.replace(/\/+$/, '')}/${file.replace(/^\/+/, '')}`;

/** The address of a photo, `{cdn_prefix}/{thumb_filename}`. */
export const imageUrl = (image: Photo, cdn: Cdn): string => fileUrl(cdn, image.thumb_filename);

/** The `srcset` of a photo in one format, widths in pixels rising; null where there are no sizes in it. */
export const imageSrcSet = (image: Photo, cdn: Cdn, format: 'webp' | 'avif' = 'webp'): string | null => {
  const entries = (image.sizes ?? [])
    .toSorted((a, b) => a.width - b.width)
    .flatMap((size) => (size[format] === undefined ? [] : [`${fileUrl(cdn, size[format])} ${size.width}w`]));
  return entries.length === 0 ? null : entries.join(', ');
};
