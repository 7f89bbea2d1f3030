import type { Plugin } from 'vite';

const definition = /\/@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/;

/** Weights in which an icon is drawn, by its name; `*` stands for every icon that is not named. */
export type IconWeights = Readonly<Record<string, readonly string[]>>;

const outlinedAndFilled = ['regular', 'fill'];

/** What the site draws. The icons of the main navigation are on every page, so they bring no more than they show. */
export const drawnWeights: IconWeights = {
  '*': ['regular', 'fill', 'bold', 'light'],
  Bell: outlinedAndFilled,
  Cards: outlinedAndFilled,
  ChatCircle: outlinedAndFilled,
  Heart: outlinedAndFilled,
  House: outlinedAndFilled,
  UserCircle: outlinedAndFilled,
};

/** One weight of an icon: its name, and everything up to the next weight or the end of the map. */
const weight = /\[\s*"(thin|light|regular|bold|fill|duotone)",[\s\S]*?\n {2}\](?:,(?=\s*\[)|(?=\s*\]\);))/g;

/**
 * Leaves an icon only those drawings that the site shows; the library puts all six weights of an icon into one map.
 * A definition that is not written as expected stays whole. On both sides alike, so that the server shows no more than the browser.
 */
export function slimIcons(weights: IconWeights): Plugin {
  return {
    name: 'meetcute:slim-icons',
    transform: {
      filter: { id: definition },
      handler(code, id) {
        const drawn = weights[definition.exec(id)?.[1] ?? '*'] ?? weights['*'] ?? [];
        return {
          code: code.replace(weight, (drawing, name: string) => (drawn.includes(name) ? drawing : '')),
          map: null,
        };
      },
    },
  };
}
