import { media, type Tokens } from '@meetcute/theme';

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
export function toPixels(length: string, width: number): number {
  const [, inner] = /^clamp\((.+)\)$/.exec(length) ?? [];
  if (inner === undefined) return round(sumOf(length, width));
  const [least = 0, preferredLength = 0, most = 0] = inner.split(',').map((part) => sumOf(part, width));
  return round(Math.max(least, Math.min(preferredLength, most)));
}

const minimumOf = (query: string) => toPixels(/min-width: ([\d.]+rem)/.exec(query)?.[1] ?? '', 0);

/** Range of window widths that share a layout. */
export interface Breakpoint {
  name: 'Phone' | 'Tablet' | 'Desktop';
  /** Least width in pixels. */
  from: number;
  /** Number of cards in a row. */
  columns: number;
  /** Step of space between two cards in a row. */
  gap: 3 | 5;
  navigation: string;
  conversations: string;
  profile: string;
}

/** Breakpoints, narrowest first, with what changes there. */
export const breakpoints: readonly [Breakpoint, Breakpoint, Breakpoint] = [
  {
    name: 'Phone',
    from: 0,
    columns: 2,
    gap: 3,
    navigation: 'Tabs at the bottom, in reach of a thumb. A conversation takes their place.',
    conversations: 'One pane: the list, or one conversation.',
    profile: 'Photos above words.',
  },
  {
    name: 'Tablet',
    from: minimumOf(media.tablet),
    columns: 3,
    gap: 5,
    navigation: 'A bar at the top or a rail at the side. Each brand has its own.',
    conversations: 'Two panes that share the width, two fifths for the list.',
    profile: 'Photos beside words.',
  },
  {
    name: 'Desktop',
    from: minimumOf(media.desktop),
    columns: 4,
    gap: 5,
    navigation: 'As on a tablet, with the name of the site where the brand shows it.',
    conversations: 'The list is as wide as an aside, whatever the window is.',
    profile: 'Photos beside words.',
  },
];

/** Returns the breakpoint of a window of this width. */
export const breakpointAt = (width: number): Breakpoint =>
  breakpoints.findLast(({ from }) => width >= from) ?? breakpoints[0];

/** Measures of a page in pixels. */
export interface GridPlan {
  /** Space at both sides of the page. */
  gutter: number;
  /** Width between the gutters. */
  content: number;
  /** Space left and right of the page in windows that are wider than it. */
  margin: number;
  columns: number;
  /** Space between two columns. */
  gap: number;
}

/** Returns the measures of a brand's page in a window of this width. */
export function planGrid({ layout, space }: Pick<Tokens, 'layout' | 'space'>, width: number): GridPlan {
  const { columns, gap } = breakpointAt(width);
  const page = Math.min(width, toPixels(layout.page, width));
  const gutter = toPixels(layout.gutter, width);
  return {
    gutter,
    content: page - 2 * gutter,
    margin: (width - page) / 2,
    columns,
    gap: toPixels(space[gap], width),
  };
}
