import {
  blend,
  clampRgb,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as addMode,
  wcagContrast,
  type Color,
} from 'culori/fn';

// Marked as pure so that bundles of pages, which compute no contrast, omit culori.
const parseColor = /* @__PURE__ */ (() => {
  for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode);
  return parse;
})();

/** Parses `oklch(L C H / A)` and clips it to the gamut of sRGB. Throws for any other notation. */
function parseOklch(text: string): Color {
  const color = parseColor(text);
  if (color?.mode !== 'oklch') {
    throw new Error(
      `'${text}' is not an oklch() colour, so its contrast can't be computed. Write it as oklch(L C H).`,
    );
  }
  return clampRgb(color);
}

/**
 * Returns the WCAG contrast ratio (1-21) of a foreground on a background. Colours are `oklch()` text. The
 * background may be several layers, topmost first, of which the last is opaque.
 */
export function contrast(foreground: string, ...background: [string, ...string[]]): number {
  const [last, ...layersAbove] = background.map(parseOklch).toReversed();
  const ground = blend([last!, ...layersAbove]);
  return wcagContrast(blend([ground, parseOklch(foreground)]), ground);
}

/** Converts a colour to `#rrggbb`, for formats without OKLCH such as the app manifest. */
export const toHex = (text: string): string => formatHex(parseOklch(text));
