import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of a site: `file` on disk, `src` its path on the site, `screen` what it shows. */
export interface Screenshot {
  file: string;
  src: string;
  type: string;
  /** For phones, or for wider screens. */
  form: 'narrow' | 'wide';
  screen: string;
}

const fileName = /^(?<form>narrow|wide)-(?<screen>[a-z]+)\.(?<ending>webp|png|jpg)$/;

const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };

/** The pictures of a folder that are called like `narrow-chats.webp`, by name; none where there is no such folder. */
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
