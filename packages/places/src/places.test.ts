import { describe, expect, test } from 'vitest';
import { loadAllCities, nearestTown } from './all.ts';
import {
  bigCities,
  distanceKm,
  geocodeOf,
  nearestCity,
  placeCountries,
  regionData,
  regionName,
  regionsByCountry,
} from './index.ts';

describe('regions', () => {
  test('exist for every country, with an id other than 0', () => {
    for (const country of placeCountries) {
      expect(regionsByCountry[country].length).toBeGreaterThan(3);
      expect(regionsByCountry[country].map((region) => region.id)).not.toContain('0');
    }
  });

  test('are named in the language of their country, and an unknown one has no name', () => {
    expect(regionName('DE', '02')).toBe('Bayern');
    expect(regionName('DE', '0')).toBeNull();
    expect(regionName('XX', '02')).toBeNull();
  });

  test('are listed for every country, with an empty list if unknown', () => {
    expect(Object.keys(regionData(['NL', 'XX']))).toEqual(['NL', 'XX']);
    expect(regionData(['NL'])['NL']).toHaveLength(12);
    expect(regionData(['XX'])['XX']).toEqual([]);
  });
});

describe('cities', () => {
  test('every region with a town has a large city, and every large city a known region', () => {
    for (const city of bigCities) expect(regionName(city.country, city.region), city.name).not.toBeNull();
    for (const country of placeCountries) {
      const regionIds = new Set(
        bigCities.filter((city) => city.country === country).map((city) => city.region),
      );
      expect([...regionIds].sort()).toEqual(regionsByCountry[country].map((region) => region.id).sort());
    }
  });

  test('every large city is part of the data package', async () => {
    const all = new Set((await loadAllCities()).map((city) => `${city.country} ${city.region} ${city.name}`));
    for (const city of bigCities) expect(all).toContain(`${city.country} ${city.region} ${city.name}`);
  });

  test('Belgian towns are in their province', () => {
    const region = (name: string) =>
      bigCities.find((city) => city.country === 'BE' && city.name === name)?.region;
    expect(regionName('BE', region('Brussel') ?? '')).toBe('Brussel');
    expect(regionName('BE', region('Leuven') ?? '')).toBe('Vlaams-Brabant');
    expect(regionName('BE', region('Liège') ?? '')).toBe('Liège');
  });
});

describe('the nearest city', () => {
  test('is the closest one', () => {
    expect(nearestCity(52.09, 5.11)).toMatchObject({ name: 'Utrecht', country: 'NL', region: '09' });
    expect(nearestCity(-36.85, 174.76)).toMatchObject({ name: 'Auckland', country: 'NZ' });
  });

  test('equals a linear search of all cities', () => {
    for (const [lat, lon] of [
      [50.9, 6.1],
      [47.4, 8.9],
      [41.1, -4.2],
      [64.9, -147.6],
      [-17.6, 179.9],
    ] as const) {
      const plain = bigCities
        .map((city) => ({ city, km: distanceKm(city, { lat, lon }) }))
        .filter(({ km }) => km <= 150)
        .toSorted((a, b) => a.km - b.km)[0]?.city;
      expect(nearestCity(lat, lon)).toEqual(plain ?? null);
    }
  });

  test('is null in the middle of an ocean and at a pole', () => {
    expect(nearestCity(0, -30)).toBeNull();
    expect(nearestCity(90, 0)).toBeNull();
  });

  test('includes small towns in the full data', async () => {
    expect(await nearestTown(52.33, 4.94)).toMatchObject({ country: 'NL', region: '07' });
  });
});

describe('the location of a point', () => {
  const utrecht = nearestCity(52.09, 5.11);
  const nowhere = { country: null, countryregion: null, city: null };

  test('is the nearest town, up to 50 km away', () => {
    expect(geocodeOf(utrecht, { lat: 52.09, lon: 5.11 }, ['NL'])).toEqual({
      country: 'NL',
      countryregion: '09',
      city: 'Utrecht',
    });
    expect(geocodeOf(utrecht, { lat: 52.53, lon: 5.11 }, ['NL'])).toMatchObject({ city: 'Utrecht' });
    expect(geocodeOf(utrecht, { lat: 52.55, lon: 5.11 }, ['NL'])).toEqual(nowhere);
  });

  test('is null without a known town and in a country that is not offered', () => {
    expect(geocodeOf(null, { lat: 0, lon: 0 }, ['NL'])).toEqual(nowhere);
    expect(geocodeOf(utrecht, { lat: 52.09, lon: 5.11 }, ['BE'])).toEqual(nowhere);
  });
});
