import { parsePortraitName, portraitFilename, portraitSvg } from '@meetcute/demo/portraits';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { HostImages } from './api.ts';

const prefix = '/cdn/';
/** Drawing takes a thread for a while, and passwords and the database want some too. */
const atOnce = pLimit(2);
const forever = 'public, max-age=31536000, immutable';

async function draw(filename: string, portraits: ReadonlySet<string>): Promise<Buffer | null> {
  const name = parsePortraitName(filename);
  if (!name || !portraits.has(portraitFilename(name))) return null;
  const drawing = Buffer.from(portraitSvg(name));
  if (name.format === 'svg') return drawing;
  return atOnce(() => sharp(drawing).resize(name.width).webp({ quality: 80, effort: 3 }).toBuffer());
}

/**
 * Draws the portraits of a demo world when first asked for and keeps them in a folder; two requests for one picture share
 * the work. `portraits` are the file names that there are: nobody can make the host draw another one.
 */
export function createImages(folder: string, portraits: ReadonlySet<string>): HostImages {
  const underway = new Map<string, Promise<Buffer | null>>();
  const make = async (filename: string): Promise<Buffer | null> => {
    const file = join(folder, filename);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const picture = await draw(filename, portraits);
    if (!picture) return null;
    await mkdir(dirname(file), { recursive: true });
    // Written aside and moved, so that a crash leaves no half picture behind.
    await writeFile(`${file}.${process.pid}.part`, picture);
    await rename(`${file}.${process.pid}.part`, file);
    return picture;
  };
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const filename = pathname.slice(prefix.length);
      if (!pathname.startsWith(prefix) || !/^demo\/[\w.@-]+$/.test(filename)) return null;
      let work = underway.get(filename);
      if (!work) {
        work = make(filename).finally(() => underway.delete(filename));
        underway.set(filename, work);
      }
      const picture = await work;
      const type = filename.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      return (
        picture &&
        new Response(new Uint8Array(picture), { headers: { 'content-type': type, 'cache-control': forever } })
      );
    },
  };
}
