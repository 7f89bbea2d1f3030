import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Screenshot of a site: `file` on disk, `src` its path on the site, `screen` the screen that it shows. */
export interface Screenshot {
  /** Path of the file on disk. */
  file: string;
  /** Path on the site. */
  src: string;
  /** MIME type. */
  type: string;
  /** Form factor: phones, or wider screens. */
  form: 'narrow' | 'wide';
  /** Screen that it shows, a key of the screen names in the texts. */
  screen: string;
}

const fileName = /^(?<form>narrow|wide)-(?<screen>[a-z]+)\.(?<ending>webp|png|jpg)$/;

const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };

/**
 * Returns the images of a folder with names like `narrow-chats.webp`, sorted by name; empty if the folder
 * does not exist.
 */
export function readScreenshots(folder: string): Screenshot[] {
  let names: string[];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const { form, screen, ending } = fileName.exec(name)?.groups ?? {};
    const type = types[ending ?? ''];
    if (!type || !screen || (form !== 'narrow' && form !== 'wide')) return [];
    return [{ file: join(folder, name), src: `/screenshots/${name}`, type, form, screen }];
  });
}
