import { parsePortraitName, portraitSvg } from '@meetcute/demo/portraits';
import type { World } from './world.ts';

/** A picture of this world: an uploaded photo, or a drawn portrait; 404 for anything else. */
export function imageAnswer(world: World, request: Request): Response {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(
    pathname.indexOf(world.settings.cdn_prefix) + world.settings.cdn_prefix.length + 1,
  );
  const uploaded = world.images.get(name);
  if (uploaded) return new Response(uploaded, { headers: { 'content-type': uploaded.type } });
  const portrait = parsePortraitName(decodeURIComponent(name));
  if (!portrait) return new Response(null, { status: 404 });
  return new Response(portraitSvg(portrait), { headers: { 'content-type': 'image/svg+xml' } });
}
