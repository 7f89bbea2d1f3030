// Writes src/cities.generated.ts: the large cities for browsers, selected from the full data package.
import { writeFile } from 'node:fs/promises';
import { loadAllCities } from './src/all.ts';
import type { City } from './src/city.ts';
import { placeCountries } from './src/regions.ts';

const PER_COUNTRY = 34;
const PER_REGION = 1;

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
const bySize = (a: City, b: City) => b.population - a.population || a.name.localeCompare(b.name, 'en');

const all = (await loadAllCities()).toSorted(bySize);
const chosenCities = new Set<City>();
for (const country of placeCountries) {
  const here = all.filter((city) => city.country === country);
  for (const city of here.slice(0, PER_COUNTRY)) chosenCities.add(city);
  for (const region of Map.groupBy(here, (city) => city.region).values()) {
    for (const city of region.slice(0, PER_REGION)) chosenCities.add(city);
  }
}

const rows = [...chosenCities]
  .toSorted(bySize)
  .map((city) =>
    JSON.stringify([city.name, city.country, city.region, round(city.lat), round(city.lon), city.population]),
  );

await writeFile(
  new URL('src/cities.generated.ts', import.meta.url),
  `// Written by generate.ts from GeoNames data (CC BY 4.0); don't edit by hand.
import type { CityRow } from './city.ts';

/** Name, country, region, latitude, longitude, population. */
export const cityRows: readonly CityRow[] = [
${rows.map((row) => `  ${row},`).join('\n')}
];
`,
);
console.log(`${rows.length} of ${all.length} cities`);
