import {
  parsePortraitName,
  portraitFilename,
  portraitSvg,
  type PortraitFile,
} from '@meetcute/demo/portraits';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { HostImages } from './api.ts';

const prefix = '/cdn/';
const forever = 'public, max-age=31536000, immutable';

const answer = (picture: BodyInit, type: string, cacheControl: string) =>
  new Response(picture, { headers: { 'content-type': type, 'cache-control': cacheControl } });

const render = (name: PortraitFile): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(name)))
    .resize(name.width)
    .webp({ quality: 80, effort: 3 })
    .toBuffer();

/** Written aside and moved, so that a crash leaves no half picture behind. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, picture);
  await rename(`${file}.${process.pid}.part`, file);
}

/**
 * Answers the portraits of a demo world: what was rendered is kept in a folder, and until then the drawing itself is
 * answered, for the browser to render. So no request waits, and none holds a connection that a like or a message needs.
 * `portraits` are the file names that there are: nobody can make the host render another one.
 */
export function createImages(
  folder: string,
  portraits: ReadonlySet<string>,
  onError: (message: string, error: unknown) => void,
): HostImages {
  const underway = new Set<string>();
  // One at a time, and as long a rest after each: the cores are there for requests first.
  const atOnce = pLimit(1);
  const renderLater = async (filename: string, name: PortraitFile) => {
    const began = performance.now();
    try {
      await keep(join(folder, filename), await render(name));
    } catch (error) {
      onError(`The portrait ${filename} could not be rendered.`, error);
    }
    underway.delete(filename);
    await setTimeout(performance.now() - began, undefined, { ref: false });
  };
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const filename = pathname.slice(prefix.length);
      const name = pathname.startsWith(prefix) ? parsePortraitName(filename) : null;
      if (!name) return null;
      const isDrawing = name.format === 'svg';
      const kept = isDrawing ? null : await readFile(join(folder, filename)).catch(() => null);
      if (kept) return answer(new Uint8Array(kept), 'image/webp', forever);
      if (!portraits.has(portraitFilename(name))) return null;
      if (!isDrawing && !underway.has(filename)) {
        underway.add(filename);
        void atOnce(() => renderLater(filename, name));
      }
      return answer(portraitSvg(name), 'image/svg+xml', isDrawing ? forever : 'no-cache');
    },
  };
}
