import { parsePortraitName } from '@meetcute/demo/portraits';
import { canSearch, type ImageKind, knownTrafficSource, reasonByHead, SIZE_HEAD } from '@meetcute/core';
import { browserOf } from './browser.ts';
import { WorldError } from './context.ts';
import { areBlocked } from './views.ts';
import { isHidden } from './suspension.ts';
import type { World } from './world.ts';

/** Throws image_unreadable, with the reason that the server names, for a file that its first bytes refuse. */
export async function requireImage(file: Blob, place: number, kind: ImageKind): Promise<void> {
  const reason = reasonByHead(new Uint8Array(await file.slice(0, SIZE_HEAD).arrayBuffer()), kind);
  if (reason) throw new WorldError('image_unreadable', { [`file.${place}`]: reason });
}

/** Returns width and height of an image in pixels; 640 by 480 if it cannot be decoded. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  if (typeof createImageBitmap === 'undefined') return { width: 640, height: 480 };
  const { width, height } = await createImageBitmap(file).catch(() => ({ width: 640, height: 480 }));
  return { width, height };
}

/** Whether an uploaded photo may be shown: to members as its profile, to visitors where they may search. */
function isShown(world: World, request: Request, name: string): boolean {
  const { members, sessions, settings } = world;
  const owner = [...members.values()].find(({ profile }) =>
    profile.images.some(({ thumb_filename: file }) => file === name),
  );
  if (!owner || isHidden(world, owner)) return false;
  const user = members.get(sessions.get(browserOf(world, request).session ?? '') ?? '') ?? null;
  if (user) return !areBlocked(world, user.profile.id, owner.profile.id);
  const trafficSource = knownTrafficSource(new URLSearchParams(), request.headers.get('cookie'));
  return owner.profile.fictional || canSearch({ user, settings, trafficSource });
}

/** Returns an image of this world: an uploaded photo or a drawn portrait; 404 for anything else. Drawing loads with the first portrait. */
export async function imageResponse(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(
    pathname.indexOf(world.settings.cdn_prefix) + world.settings.cdn_prefix.length + 1,
  );
  const photo = world.images.get(name);
  if (photo && isShown(world, request, name))
    return new Response(photo, {
      headers: { 'content-type': photo.type, 'cache-control': 'private, no-cache' },
    });
  const portrait = parsePortraitName(decodeURIComponent(name));
  if (!portrait) return new Response(null, { status: 404 });
  const { portraitSvg } = await import('@meetcute/demo/portraits/svg');
  return new Response(portraitSvg(portrait), { headers: { 'content-type': 'image/svg+xml' } });
}
