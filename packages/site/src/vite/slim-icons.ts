import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const definition = /\/@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/;

/** Weights to keep, by icon name; `*` applies to all unnamed icons. */
export type IconWeights = Readonly<Record<string, readonly string[]>>;

const outlinedAndFilled = ['regular', 'fill'];

/**
 * Weights that the site uses. Of icons on a first page, which are most of its pictures, only the weights in use are
 * kept.
 */
export const drawnWeights: IconWeights = {
  '*': ['regular', 'fill', 'bold', 'light'],
  Bell: outlinedAndFilled,
  Cards: outlinedAndFilled,
  CaretDown: ['bold'],
  CaretLeft: ['regular'],
  CaretRight: ['regular'],
  ChatCircle: outlinedAndFilled,
  Coins: outlinedAndFilled,
  DotsThreeVertical: ['bold'],
  GearSix: outlinedAndFilled,
  Heart: outlinedAndFilled,
  House: outlinedAndFilled,
  SignOut: ['regular'],
  SlidersHorizontal: ['regular'],
  Storefront: ['light'],
  UserCircle: outlinedAndFilled,
  VideoCamera: ['light'],
  WifiSlash: ['light'],
};

/**
 * Returns the weights that a template needs: those of the site, and for an icon that a source of the template imports also
 * each weight that this source names, and `regular`, which needs no name.
 */
export function weightsOfTemplate(root: string): IconWeights {
  const weights: Record<string, readonly string[]> = { ...drawnWeights };
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    const namedWeights = [...text.matchAll(/['"](thin|light|regular|bold|fill|duotone)['"]/g)].map(
      (match) => match[1]!,
    );
    for (const [, name = ''] of text.matchAll(/@phosphor-icons\/react\/(\w+)['"]/g))
      weights[name] = [...new Set([...(weights[name] ?? weights['*'] ?? []), 'regular', ...namedWeights])];
  }
  return weights;
}

/** Matches one weight of an icon: its name and everything up to the next weight or the end of the map. */
const weight = /\[\s*"(thin|light|regular|bold|fill|duotone)",[\s\S]*?\n {2}\](?:,(?=\s*\[)|(?=\s*\]\);))/g;

/**
 * Removes unused weights from icons, because the library puts all six weights of an icon into one map.
 * Definitions in an unexpected format stay complete. Applies to server and browser, so that both render the
 * same.
 */
export function slimIcons(weights: IconWeights): Plugin {
  return {
    name: 'meetcute:slim-icons',
    transform: {
      filter: { id: definition },
      handler(code, id) {
        const neededWeights = weights[definition.exec(id)?.[1] ?? '*'] ?? weights['*'] ?? [];
        return {
          code: code.replace(weight, (drawing, name: string) =>
            neededWeights.includes(name) ? drawing : '',
          ),
          map: null,
        };
      },
    },
  };
}
