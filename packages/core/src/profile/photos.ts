import type { ProfilePhoto, Settings } from '@meetcute/contract';
import { allow, refuse, type RuleResult } from '../rule-result.ts';

type Cdn = Pick<Settings, 'cdn_prefix'>;
type Photo = Pick<ProfilePhoto, 'thumb_filename' | 'sizes'>;

/** Returns the address of a photo file: prefix, one slash, file name. */
const fileUrl = (cdn: Cdn, file: string): string =>
  `${cdn.cdn_prefix.replace(/\/+$/, '')}/${file.replace(/^\/+/, '')}`;

/** Returns the address of a photo, `{cdn_prefix}/{thumb_filename}`. */
export const imageUrl = (image: Photo, cdn: Cdn): string => fileUrl(cdn, image.thumb_filename);

/** Returns the `srcset` of a photo in one format, by rising width in pixels; null without sizes in that format. */
export const imageSrcSet = (image: Photo, cdn: Cdn, format: 'webp' | 'avif' = 'webp'): string | null => {
  const entries = (image.sizes ?? [])
    .toSorted((a, b) => a.width - b.width)
    .flatMap((size) => (size[format] === undefined ? [] : [`${fileUrl(cdn, size[format])} ${size.width}w`]));
  return entries.length === 0 ? null : entries.join(', ');
};

/** Reorders photos by id: the named ones first, the others after them in their order. */
export function photoOrder(
  current: readonly string[],
  namedIds: readonly string[],
): RuleResult<readonly string[]> {
  if (new Set(namedIds).size < namedIds.length) return refuse('bad_request', 'order', 'repeated');
  const isOwn = namedIds.every((id) => current.includes(id));
  if (!isOwn) return { isAllowed: false, refusal: { code: 'not_found' } };
  return allow([...namedIds, ...current.filter((id) => !namedIds.includes(id))]);
}
