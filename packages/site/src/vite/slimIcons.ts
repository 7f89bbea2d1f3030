import type { Plugin } from 'vite';

const definition = /\/@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/;

/** One weight of an icon: its name, and everything up to the next weight or the end of the map. */
const weight = /\[\s*"(thin|light|regular|bold|fill|duotone)",[\s\S]*?\n {2}\](?:,(?=\s*\[)|(?=\s*\]\);))/g;

/**
 * Leaves an icon only those drawings that the site shows; the library puts all six weights of an icon into one map.
 * A definition that is not written as expected stays whole. On both sides alike, so that the server shows no more than the browser.
 */
export function slimIcons(weights: readonly string[]): Plugin {
  return {
    name: 'meetcute:slim-icons',
    transform: {
      filter: { id: definition },
      handler: (code) => ({
        code: code.replace(weight, (drawing, name: string) => (weights.includes(name) ? drawing : '')),
        map: null,
      }),
    },
  };
}
