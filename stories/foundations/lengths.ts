const ROOT_PX = 16;

/** Returns a length such as `1.5rem`, `2vw` or `-0.3px` in pixels, in a window of this width. */
function onePart(text: string, width: number): number {
  const [, number, unit] = /^(-?[\d.]+)(rem|vw|px)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`'${text}' is no length in rem, vw or px.`);
  const factor = { rem: ROOT_PX, vw: width / 100, px: 1 }[unit as 'rem' | 'vw' | 'px'];
  return Number(number) * factor;
}

const sumOf = (text: string, width: number) =>
  text.split(' + ').reduce((sum, part) => sum + onePart(part.trim(), width), 0);

const round = (pixels: number) => Number(pixels.toFixed(2));

/** Returns a length of the tokens in pixels, in a window of this width: `3rem`, or a `clamp()` of lengths and their sums. */
export function pixelsOf(length: string, width: number): number {
  const [, inner] = /^clamp\((.+)\)$/.exec(length) ?? [];
  if (inner === undefined) return round(sumOf(length, width));
  const [least = 0, preferred = 0, most = 0] = inner.split(',').map((part) => sumOf(part, width));
  return round(Math.max(least, Math.min(preferred, most)));
}
