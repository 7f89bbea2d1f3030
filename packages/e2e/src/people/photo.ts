import { expect, type Page } from '@playwright/test';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG file with a gradient, 480 by 600 pixels; the hue distinguishes two members' photos. */
export function photo(hue: number): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height] = [480, 600];
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const offset = y * (1 + width * 3) + 1 + x * 3;
      rows.set([(x + hue) % 256, (y * 255) / height, (hue * 2 + y) % 256], offset);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** Uploads a photo to a site with the session of a page's browser. Returns the id of the photo. */
export async function uploadPhoto({ request }: Page, site: string, hue: number): Promise<string> {
  const response = await request.post(new URL('/api/profileimage.php', site).href, {
    headers: { 'x-package': 'e2e@1.0.0' },
    multipart: { file: photo(hue) },
  });
  const body = await response.text();
  expect(response.status(), body).toBe(200);
  const { images } = JSON.parse(body) as { images: { id: string }[] };
  return images.at(-1)?.id ?? '';
}

/**
 * Lets a page load no portraits of the demo: a fresh host draws them on demand, which takes 20 s of processor time in a run,
 * and all six connections of a browser. Playwright's `route()` would also turn off the browser's cache.
 */
export async function blockPortraits(page: Page): Promise<void> {
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBlockedURLs', { urls: ['*/cdn/demo/*'] });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}
