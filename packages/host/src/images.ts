import { parsePortraitName, portraitFilename, type PortraitFile } from '@meetcute/demo/portraits';
import { portraitSvg } from '@meetcute/demo/portraits/svg';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { HostImages } from './api.ts';

const prefix = '/cdn/';
const forever = 'public, max-age=31536000, immutable';

const imageResponse = (body: BodyInit, type: string, cacheControl: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } });

const render = (name: PortraitFile): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(name)))
    .resize(name.width)
    .webp({ quality: 80, effort: 3 })
    .toBuffer();

/** Writes to a temporary file and renames it, so that a crash leaves no incomplete image. */
async function store(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, picture);
  await rename(`${file}.${process.pid}.part`, file);
}

/**
 * Serves the portraits of a demo world. Rendered portraits are stored in a folder; until then the response is
 * the drawing, which the browser renders. No request waits for rendering, so connections stay free for other
 * calls. `hasPortrait` returns whether a file name exists, so that clients cannot trigger other renderings.
 */
export function createImages(
  folder: string,
  hasPortrait: (filename: string) => boolean,
  onError: (message: string, error: unknown) => void,
): HostImages {
  const pending = new Set<string>();
  // Renders one portrait at a time with an equal pause after it, because requests need the cores first.
  const atOnce = pLimit(1);
  const renderLater = async (filename: string, name: PortraitFile) => {
    const began = performance.now();
    try {
      await store(join(folder, filename), await render(name));
    } catch (error) {
      onError(`The portrait ${filename} could not be rendered.`, error);
    }
    pending.delete(filename);
    await setTimeout(performance.now() - began, undefined, { ref: false });
  };
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const filename = pathname.slice(prefix.length);
      const name = pathname.startsWith(prefix) ? parsePortraitName(filename) : null;
      if (!name) return null;
      const isDrawing = name.format === 'svg';
      const storedImage = isDrawing ? null : await readFile(join(folder, filename)).catch(() => null);
      if (storedImage) return imageResponse(new Uint8Array(storedImage), 'image/webp', forever);
      if (!hasPortrait(portraitFilename(name))) return null;
      if (!isDrawing && !pending.has(filename)) {
        pending.add(filename);
        void atOnce(() => renderLater(filename, name));
      }
      return imageResponse(
        portraitSvg(name),
        'image/svg+xml; charset=utf-8',
        isDrawing ? forever : 'no-cache',
      );
    },
  };
}
