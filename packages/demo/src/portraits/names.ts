import type { ProfilePhoto } from '@meetcute/contract';
import type { Light } from './palette.ts';
import type { PortraitName } from './portrait.ts';

/** Available widths of a portrait in pixels. */
export const portraitWidths = [320, 640, 960] as const;

/**
 * File of a portrait: `width` in pixels, null for the full image. `webp` is rendered by the host, `svg` is
 * the drawing itself.
 */
export interface PortraitFile extends PortraitName {
  readonly width: number | null;
  readonly format: 'webp' | 'svg';
}

const stem = ({ personSeed, index, light }: PortraitName) => `demo/${personSeed}-${index}-${light}`;

/** Returns the file name under a site's `cdn_prefix`: `demo/<seed>-<index>-<light>.webp`. */
export const portraitFilename = (name: PortraitName, format: PortraitFile['format'] = 'webp'): string =>
  `${stem(name)}.${format}`;

/** Returns a portrait as an image of the contract. An `svg` has no sizes, because it scales. */
export const portraitImage = (
  id: string,
  name: PortraitName,
  format: PortraitFile['format'] = 'webp',
): ProfilePhoto => ({
  id,
  thumb_filename: portraitFilename(name, format),
  ...(format === 'webp'
    ? { sizes: portraitWidths.map((width) => ({ width, webp: `${stem(name)}@${width}.webp` })) }
    : {}),
});

/** Parses a portrait's file name; null if it is invalid or names an unavailable width. */
export const parsePortraitName = (filename: string): PortraitFile | null => {
  const parts = /^demo\/([a-z0-9]{1,40})-(\d)-(classic|nocturne)(?:@(\d{3}))?\.(webp|svg)$/.exec(filename);
  if (!parts) return null;
  const width = parts[4] === undefined ? null : Number(parts[4]);
  if (width !== null && !portraitWidths.some((availableWidth) => availableWidth === width)) return null;
  return {
    personSeed: parts[1] ?? '',
    index: Number(parts[2]),
    light: parts[3] as Light,
    width,
    format: parts[5] as PortraitFile['format'],
  };
};
