import sharp from 'sharp';
import { findIconProblems } from './find-icon-problems.ts';
import type { Check, Problem } from './problem.ts';

/** Pixels of the smallest icon of a browser tab, and of the largest one of an installed app. */
const SIZES = [16, 32, 180, 512];

/** Smallest difference of two shades, of 255, that members can see in the tab of a browser. */
const VISIBLE = 48;

const problem = (what: string, mend: string): Problem => ({
  where: 'src/icon.ts',
  what,
  why: 'It is the icon of the browser tab, of the installed app and of mails.',
  mend,
});

/** Part of the side, in the middle, that has the mark; around it are rounded corners. */
const MIDDLE = 0.7;

/** Draws an icon in a size. Resolves with the largest difference between two pixels of its middle, in one channel. */
async function drawContrast(svg: string, size: number): Promise<number> {
  const image = sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 64) }).resize(size, size);
  const side = Math.round(size * MIDDLE);
  const edge = Math.round((size - side) / 2);
  const middle = image.extract({ left: edge, top: edge, width: side, height: side });
  // Statistics are of the input, not of what was drawn.
  const drawn = await middle.flatten({ background: '#fff' }).png().toBuffer();
  const { channels } = await sharp(drawn).stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

/** Checks that the icon can be drawn in all sizes, and shows something. */
export const iconCheck: Check = {
  name: 'icon',
  title: 'Icon in all sizes',
  run: async ({ loadTemplate }) => {
    const { icon } = await loadTemplate();
    const problems = findIconProblems(icon).map(({ what, mend }) => problem(what, mend));
    for (const size of SIZES) {
      try {
        if ((await drawContrast(icon, size)) < VISIBLE)
          problems.push(
            problem(
              `At ${size} px the icon is one colour.`,
              'Make its shapes larger, or their colours differ more.',
            ),
          );
      } catch (error) {
        return [
          ...problems,
          problem(`The icon can't be drawn: ${(error as Error).message}`, 'Correct the SVG.'),
        ];
      }
    }
    return problems;
  },
};
