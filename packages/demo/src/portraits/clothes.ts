import { mix } from './colour.ts';
import type { ClothesPattern } from './traits.ts';

const rows = (start: number, end: number, step: number, row: (y: number) => string) => {
  let svg = '';
  for (let y = start; y < end; y += step) svg += row(y);
  return svg;
};

/** Returns the pattern on the clothes, in the bust's units. The caller clips it to the clothes. */
export const drawPattern = (pattern: ClothesPattern, cloth: string, accent: string, ink: string): string => {
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return rows(
        690,
        1240,
        58,
        (y) =>
          `<path d="M-60 ${y + 26}Q360 ${y - 34} 780 ${y + 26}" fill="none" stroke="${accent}" stroke-width="20"/>`,
      );
    case 'dots':
      return rows(660, 1240, 56, (y) =>
        rows(0, 720, 64, (x) => `<circle cx="${x + (y % 112 ? 0 : 32)}" cy="${y}" r="9" fill="${accent}"/>`),
      );
    case 'yoke':
      return `<path d="M-60 500H780V742Q360 700-60 742Z" fill="${accent}"/>`;
    case 'knit':
      return `<g fill="none" stroke="${mix(cloth, ink, 0.28)}" stroke-width="5" opacity=".7">${rows(20, 700, 38, (x) => `<path d="M${x} 590V1240"/>`)}</g><path d="M196 596C262 712 470 712 528 592" fill="none" stroke="${mix(cloth, ink, 0.25)}" stroke-width="7"/><path d="M180 602C240 742 480 742 546 600" fill="none" stroke="${mix(cloth, ink, 0.25)}" stroke-width="7"/>`;
    case 'jacket': {
      const dark = mix(accent, ink, 0.12);
      return `<path d="M-80 560H232V590C236 660 262 760 300 846L262 872 288 1000C304 1090 312 1180 318 1260H-80Z" fill="${dark}"/><path d="M800 560H512V590C508 660 496 760 470 846L506 868 482 1000C466 1090 454 1180 448 1260H800Z" fill="${dark}"/><path d="M232 590C236 660 262 760 300 846L262 872 288 1000C304 1090 312 1180 318 1260M512 590C508 660 496 760 470 846L506 868 482 1000C466 1090 454 1180 448 1260" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>`;
    }
  }
};
