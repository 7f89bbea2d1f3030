import type { Template } from '@meetcute/site';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findIconProblems, placeholderRings } from './find-icon-problems.ts';
import type { Check, Problem } from './problem.ts';

/** Pixels of the smallest icon of a browser tab, and of the largest one of an installed app. */
const SIZES = [16, 32, 180, 512];

/** Smallest difference of two shades, of 255, that members can see in the tab of a browser. */
const VISIBLE = 48;

/** A mark that is drawn from SVG. */
interface Mark {
  /** Words for it in sentences. */
  readonly name: string;
  readonly svg: string;
  readonly where: string;
  readonly why: string;
  /** Pixels in which it is drawn. */
  readonly sizes: readonly number[];
}

/** Pixels of the mark in mails: its side, and twice as many for a dense screen. */
const MAIL_SIZES = [40, 80];

/** Returns the marks of a template: the icon, and that of its mails if it is another one. */
const findMarks = ({ icon, mail }: Template): Mark[] => [
  {
    name: 'icon',
    svg: icon,
    where: 'src/icon.ts',
    why: 'It is the icon of the browser tab, of the installed app and of mails.',
    sizes: SIZES,
  },
  ...(mail?.logo === undefined
    ? []
    : [
        {
          name: 'mark of mails',
          svg: mail.logo,
          where: 'src/template.ts, mail.logo',
          why: 'It is beside the name of the site in mails.',
          sizes: MAIL_SIZES,
        },
      ]),
];

/** Part of the side, in the middle, that has the mark; around it are rounded corners. */
const MIDDLE = 0.7;

/** Draws an icon in a size. Resolves with the largest difference between two pixels of its middle, in one channel. */
async function drawContrast(svg: string, size: number): Promise<number> {
  const image = sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 64) }).resize(size, size);
  const side = Math.round(size * MIDDLE);
  const edge = Math.round((size - side) / 2);
  const middle = image.extract({ left: edge, top: edge, width: side, height: side });
  // Statistics are of the input, not of what was drawn.
  const drawnImage = await middle.flatten({ background: '#fff' }).png().toBuffer();
  const { channels } = await sharp(drawnImage).stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

/** Resolves with what is wrong with a mark: what its text says, and the sizes in which nothing can be seen. */
async function findMarkProblems(mark: Mark): Promise<Problem[]> {
  const { name, svg, where, why, sizes } = mark;
  const problems = findIconProblems(svg, name).map((problem): Problem => ({ ...problem, where, why }));
  for (const size of sizes) {
    try {
      if ((await drawContrast(svg, size)) < VISIBLE)
        problems.push({
          where,
          what: `At ${size} px the ${name} is one colour.`,
          why,
          mend: 'Make its shapes larger, or their colours differ more.',
        });
    } catch (error) {
      const what = `The ${name} can't be drawn: ${(error as Error).message}`;
      return [...problems, { where, what, why, mend: 'Correct the SVG.' }];
    }
  }
  return problems;
}

const LOGO = 'src/parts/Logo.tsx';

const notes: Readonly<Record<keyof typeof placeholderRings, Problem>> = {
  icon: {
    where: 'src/icon.ts',
    what: 'The icon is still the one that create drew.',
    why: 'It is the icon of the browser tab, of the installed app and of mails.',
    mend: "Replace it with an SVG of your own: as a text, or with `import mark from './mark.svg?raw'`.",
    isNote: true,
  },
  logo: {
    where: LOGO,
    what: 'The mark of the logo is still the one that create drew.',
    why: 'It is beside the name of the site on each page.',
    mend: 'Replace its <svg> with your own, or with an <img>.',
    isNote: true,
  },
};

/** Returns notes about the icon and the logo that are still those of a new template. */
function findPlaceholders(folder: string, icon: string): Problem[] {
  const file = join(folder, LOGO);
  const sources = { icon, logo: existsSync(file) ? readFileSync(file, 'utf8') : '' };
  return (['icon', 'logo'] as const)
    .filter((name) => placeholderRings[name].every((ring) => sources[name].includes(ring)))
    .map((name) => notes[name]);
}

/** Checks that the icon, and an own mark of mails, can be drawn in all their sizes, and show something. Notes placeholders. */
export const iconCheck: Check = {
  name: 'icon',
  title: 'Icon in all sizes',
  run: async ({ folder, loadTemplate }) => {
    const template = await loadTemplate();
    const problems = await Promise.all(findMarks(template).map((mark) => findMarkProblems(mark)));
    return [...problems.flat(), ...findPlaceholders(folder, template.icon)];
  },
};
