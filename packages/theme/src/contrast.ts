/** Colour in linear-light sRGB, with each channel from 0 to 1 inside the gamut, and its opacity. */
interface Linear {
  rgb: [number, number, number];
  alpha: number;
}

const pattern = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/;

/** Parses `oklch(L C H / A)`. Throws for any other notation. */
export function parseOklch(text: string): Linear {
  const match = pattern.exec(text.trim());
  if (!match) {
    throw new Error(
      `'${text}' is not an oklch() colour, so its contrast can't be computed. Write it as oklch(L C H).`,
    );
  }
  const lightness = Number(match[1]) / (match[2] ? 100 : 1);
  const chroma = Number(match[3]);
  const hue = (Number(match[4]) * Math.PI) / 180;
  const alpha = match[5] === undefined ? 1 : Number(match[5]) / (match[6] ? 100 : 1);
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return {
    rgb: [
      clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ],
    alpha,
  };
}

const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Blends a translucent colour with its background in gamma-encoded sRGB, as browsers do. */
function over(top: Linear, ground: Linear): Linear['rgb'] {
  const blend = (index: 0 | 1 | 2) =>
    decode(encode(top.rgb[index]) * top.alpha + encode(ground.rgb[index]) * (1 - top.alpha));
  return [blend(0), blend(1), blend(2)];
}

const luminance = ([r, g, b]: Linear['rgb']) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Returns the WCAG contrast ratio (1-21) of a foreground on an opaque background, both as `oklch()` text. */
export function contrast(foreground: string, background: string): number {
  const ground = parseOklch(background);
  const a = luminance(over(parseOklch(foreground), ground));
  const b = luminance(ground.rgb);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Converts a colour to `#rrggbb`, for formats without OKLCH such as the app manifest. */
export function toHex(text: string): string {
  const channel = (value: number) =>
    Math.round(encode(value) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parseOklch(text).rgb.map(channel).join('')}`;
}
