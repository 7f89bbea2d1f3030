const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two hex colours. `share` is the weight of the second one, from 0 to 1. */
export const mix = (firstColour: string, secondColour: string, share: number): string => {
  const end = channels(secondColour);
  const parts = channels(firstColour).map((value, index) =>
    Math.round(value + ((end[index] ?? value) - value) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Returns a vertical gradient of evenly spread colours, for `<defs>`. */
export const vertical = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) =>
        `<stop offset="${Math.round((index / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('');

/** Returns a radial glow that fades out. `opacity` is that of its centre. */
export const glow = (id: string, colour: string, opacity = 1): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
