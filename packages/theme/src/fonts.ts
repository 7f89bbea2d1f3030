/** Self-hosted variable font, and the installed font that replaces it while it loads. */
export interface FontDefinition {
  /** Family name for token font stacks. */
  family: string;
  /** URLs of the WOFF2 files, by subset. */
  files: { latin: string; latinExt: string };
  /** Range of the weight axis, for instance `300 900`. */
  weight: string;
  /** Installed fonts, and the metric overrides in percent that make the first one as wide as this font. */
  fallback: { fonts: readonly InstalledFont[]; sizeAdjust: number; ascent: number; descent: number };
}

/** Installed fonts of equal widths. */
export interface InstalledFont {
  /** Names to look for. */
  names: readonly string[];
  /** Width of the first installed font of its kind divided by the width of this one, at the same size. */
  size: number;
}

/**
 * Fonts installed on most systems, by kind: Apple and Windows, Android, Linux. Sizes are measured on the site's own texts
 * in six languages.
 */
const installedFonts = {
  sans: [
    { names: ['Arial', 'Liberation Sans'], size: 1 },
    { names: ['Roboto'], size: 1.007 },
    { names: ['DejaVu Sans'], size: 0.884 },
  ],
  serif: [
    { names: ['Georgia'], size: 1 },
    { names: ['Noto Serif'], size: 0.948 },
    { names: ['DejaVu Serif'], size: 0.882 },
  ],
} as const satisfies Record<string, readonly InstalledFont[]>;

/** Metric overrides of the first fallback font, in percent. */
export interface FontMeasures {
  /** Range of the weight axis, for instance `300 900`. */
  weight: string;
  /** Kind of installed fonts that serve as the fallback. */
  standIn: keyof typeof installedFonts;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** Defines a variable font with its Fontsource name, `<name> Variable`. */
export const variableFont = (
  name: string,
  files: FontDefinition['files'],
  { weight, standIn, ...overrides }: FontMeasures,
): FontDefinition => ({
  family: `${name} Variable`,
  files,
  weight,
  fallback: { fonts: installedFonts[standIn], ...overrides },
});

/** Characters of the subsets of a font, as CSS writes them. */
export const fontRanges: Readonly<Record<'latin' | 'latinExt', string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/**
 * Returns the `@font-face` rules of a font: both subsets, and its `<family> Fallback`, an installed font of the same
 * width and height, which the font replaces whenever it arrives.
 */
export function fontCss(font: FontDefinition): string {
  const faces = (['latinExt', 'latin'] as const).map(
    (subset) =>
      `@font-face{font-family:"${font.family}";font-style:normal;font-display:swap;font-weight:${font.weight};src:url(${font.files[subset]}) format("woff2");unicode-range:${fontRanges[subset]}}`,
  );
  const { fonts, sizeAdjust, ascent, descent } = font.fallback;
  const percent = (value: number) => `${Number(value.toFixed(2))}%`;
  // Browsers use the last of these whose font is installed.
  const stands = fonts.toReversed().map(({ names, size }) => {
    const sources = names.map((name) => `local("${name}")`).join(',');
    return `@font-face{font-family:"${font.family} Fallback";src:${sources};size-adjust:${percent(sizeAdjust * size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  });
  return [...faces, ...stands].join('\n');
}
