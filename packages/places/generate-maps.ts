// Writes src/maps/<country>.ts: the outline of each country from Natural Earth, and its largest cities, as drawing units.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { bigCities } from './src/index.ts';
import { placeCountries, type PlaceCountry } from './src/regions.ts';

type Point = readonly [x: number, y: number];
type Topology = Parameters<typeof feature>[0];
type Geometry =
  | { type: 'Polygon'; coordinates: Point[][] }
  | { type: 'MultiPolygon'; coordinates: Point[][][] };

/** Width of a map in drawing units; the height follows from the country. */
const WIDTH = 600;
/** Largest distance in drawing units between an outline and its simplified form. */
const TOLERANCE = 0.9;
/** Islands smaller than this area in square units are left out. */
const SMALLEST = 14;
/** Parts further from the mainland than this, in degrees, are left out. */
const NEAR = 3;
const CITIES = 7;

/** ISO 3166-1 numeric ids, as Natural Earth names countries. */
const numeric: Record<PlaceCountry, string> = {
  NL: '528',
  BE: '056',
  DE: '276',
  AT: '040',
  CH: '756',
  FR: '250',
  IT: '380',
  ES: '724',
  PL: '616',
  GB: '826',
  IE: '372',
  US: '840',
  CA: '124',
  AU: '036',
  NZ: '554',
};

const project = ([lon, lat]: Point): Point => {
  const radians = (lat * Math.PI) / 180;
  return [(lon * Math.PI) / 180, -Math.log(Math.tan(Math.PI / 4 + radians / 2))];
};

const boxOf = (points: readonly Point[]) => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Ramer-Douglas-Peucker simplification. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [furthest, distance] = [0, 0];
  points.forEach(([x, y], index) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
    if (away > distance) [furthest, distance] = [index, away];
  });
  if (distance <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, furthest + 1)), ...simplify(points.slice(furthest)).slice(1)];
}

const atlas = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology & { objects: { countries: { geometries: { id: string }[] } } };

for (const country of placeCountries) {
  const shape = atlas.objects.countries.geometries.find(({ id }) => id === numeric[country])!;
  const { geometry } = feature(atlas, shape as never) as unknown as { geometry: Geometry };
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const outer = polygons.map((rings) => rings[0]!).toSorted((a, b) => areaOf(b) - areaOf(a));
  const main = boxOf(outer[0]!);
  const nearRings = outer.filter((ring) => {
    const box = boxOf(ring);
    return (
      box.left < main.right + NEAR &&
      box.right > main.left - NEAR &&
      box.top < main.bottom + NEAR &&
      box.bottom > main.top - NEAR
    );
  });
  const frame = boxOf(nearRings.flat().map(project));
  const scale = WIDTH / (frame.right - frame.left);
  const place = (point: Point): Point => {
    const [x, y] = project(point);
    return [(x - frame.left) * scale, (y - frame.top) * scale];
  };
  const path = nearRings
    .map((ring) => ring.map(place))
    .filter((ring) => areaOf(ring) >= SMALLEST)
    .map(simplify)
    .filter((ring) => ring.length > 3)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`)
    .join('');
  const height = Math.ceil((frame.bottom - frame.top) * scale);
  const cities: { name: string; x: number; y: number }[] = [];
  for (const city of bigCities.filter((each) => each.country === country)) {
    const [x, y] = place([city.lon, city.lat]).map(Math.round) as [number, number];
    // Names of neighbours would overlap.
    const isFree = cities.every((other) => Math.abs(other.y - y) > 34 || Math.abs(other.x - x) > 190);
    if (isFree && x >= 0 && x <= WIDTH && y >= 0 && y <= height) cities.push({ name: city.name, x, y });
    if (cities.length === CITIES) break;
  }
  await writeFile(
    new URL(`src/maps/${country}.ts`, import.meta.url),
    `// Written by generate-maps.ts from Natural Earth (public domain) and GeoNames (CC BY 4.0); don't edit by hand.
import type { CountryMap } from './types.ts';

const map: CountryMap = ${JSON.stringify({ width: WIDTH, height, path, cities })};
export default map;
`,
  );
  console.log(country, path.length, height, cities.map(({ name }) => name).join(', '));
}
