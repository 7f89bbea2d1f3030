const WEIGHT = /\[\s*"(thin|light|regular|bold|fill|duotone)",([\s\S]*?)\n {2}\](?:,(?=\s*\[)|(?=\s*\]\);))/g;

/** Weights that parts and screens draw. */
const drawnWeights = new Set(['regular', 'fill', 'bold', 'light']);

/** Returns a module that draws an icon of Phosphor, from the definition of its paths. */
export function iconSource(name: string, definition: string): string {
  const weights = [...definition.matchAll(WEIGHT)]
    .filter(([, weight]) => drawnWeights.has(weight!))
    .map(([, weight, code]) => {
      const paths = [...code!.matchAll(/\bd: "([^"]+)"/g)].map(([, d]) => `<path d="${d}" />`);
      const drawing = paths.length === 1 ? paths[0] : `<>${paths.join('')}</>`;
      return `  ${weight}: ${drawing},\n`;
    });
  if (weights.length === 0) throw new Error(`The drawings of the icon '${name}' can't be read.`);
  return `import { drawIcon } from '@meetcute/kit/icon';

/** The icon ${name}, drawn in a square of 256 units. */
export default drawIcon({
${weights.join('')}});
`;
}
