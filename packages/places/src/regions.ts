import type { Region } from '@meetcute/contract';

const list = (names: Readonly<Record<string, string>>): readonly Region[] =>
  Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * First-level regions by country, in the country's own words. Ids are the GeoNames admin codes, except in Belgium,
 * where GeoNames stops at the three regions and the province is the leading part of the district code.
 */
export const regionsByCountry = {
  NL: list({
    '01': 'Drenthe', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg',
    '06': 'Noord-Brabant', '07': 'Noord-Holland', '09': 'Utrecht', '10': 'Zeeland', '11': 'Zuid-Holland',
    '15': 'Overijssel', '16': 'Flevoland',
  }),
  BE: list({
    '1': 'Antwerpen', '21': 'Brussel', '2': 'Vlaams-Brabant', '25': 'Brabant wallon', '3': 'West-Vlaanderen',
    '4': 'Oost-Vlaanderen', '5': 'Hainaut', '6': 'Liège', '7': 'Limburg', '8': 'Luxembourg', '9': 'Namur',
  }),
  DE: list({
    '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen',
    '06': 'Niedersachsen', '07': 'Nordrhein-Westfalen', '08': 'Rheinland-Pfalz', '09': 'Saarland',
    '10': 'Schleswig-Holstein', '11': 'Brandenburg', '12': 'Mecklenburg-Vorpommern', '13': 'Sachsen',
    '14': 'Sachsen-Anhalt', '15': 'Thüringen', '16': 'Berlin',
  }),
  AT: list({
    '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich', '04': 'Oberösterreich', '05': 'Salzburg',
    '06': 'Steiermark', '07': 'Tirol', '08': 'Vorarlberg', '09': 'Wien',
  }),
  CH: list({
    AG: 'Aargau', AI: 'Appenzell Innerrhoden', AR: 'Appenzell Ausserrhoden', BE: 'Bern', BL: 'Basel-Landschaft',
    BS: 'Basel-Stadt', FR: 'Fribourg', GE: 'Genève', GL: 'Glarus', GR: 'Graubünden', JU: 'Jura', LU: 'Luzern',
    NE: 'Neuchâtel', NW: 'Nidwalden', OW: 'Obwalden', SG: 'St. Gallen', SH: 'Schaffhausen', SO: 'Solothurn',
    SZ: 'Schwyz', TG: 'Thurgau', TI: 'Ticino', UR: 'Uri', VD: 'Vaud', VS: 'Valais', ZG: 'Zug', ZH: 'Zürich',
  }),
  FR: list({
    '11': 'Île-de-France', '24': 'Centre-Val de Loire', '27': 'Bourgogne-Franche-Comté', '28': 'Normandie',
    '32': 'Hauts-de-France', '44': 'Grand Est', '52': 'Pays de la Loire', '53': 'Bretagne',
    '75': 'Nouvelle-Aquitaine', '76': 'Occitanie', '84': 'Auvergne-Rhône-Alpes',
    '93': "Provence-Alpes-Côte d'Azur", '94': 'Corse',
  }),
  IT: list({
    '01': 'Abruzzo', '02': 'Basilicata', '03': 'Calabria', '04': 'Campania', '05': 'Emilia-Romagna',
    '06': 'Friuli-Venezia Giulia', '07': 'Lazio', '08': 'Liguria', '09': 'Lombardia', '10': 'Marche',
    '11': 'Molise', '12': 'Piemonte', '13': 'Puglia', '14': 'Sardegna', '15': 'Sicilia', '16': 'Toscana',
    '17': 'Trentino-Alto Adige', '18': 'Umbria', '19': "Valle d'Aosta", '20': 'Veneto',
  }),
  ES: list({
    '07': 'Illes Balears', '27': 'La Rioja', '29': 'Comunidad de Madrid', '31': 'Región de Murcia',
    '32': 'Navarra', '34': 'Asturias', '39': 'Cantabria', '51': 'Andalucía', '52': 'Aragón', '53': 'Canarias',
    '54': 'Castilla-La Mancha', '55': 'Castilla y León', '56': 'Cataluña', '57': 'Extremadura', '58': 'Galicia',
    '59': 'País Vasco', '60': 'Comunitat Valenciana', CE: 'Ceuta', ML: 'Melilla',
  }),
  PL: list({
    '72': 'dolnośląskie', '73': 'kujawsko-pomorskie', '74': 'łódzkie', '75': 'lubelskie', '76': 'lubuskie',
    '77': 'małopolskie', '78': 'mazowieckie', '79': 'opolskie', '80': 'podkarpackie', '81': 'podlaskie',
    '82': 'pomorskie', '83': 'śląskie', '84': 'świętokrzyskie', '85': 'warmińsko-mazurskie',
    '86': 'wielkopolskie', '87': 'zachodniopomorskie',
  }),
  GB: list({ ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' }),
  IE: list({ C: 'Connacht', L: 'Leinster', M: 'Munster', U: 'Ulster' }),
  US: list({
    AK: 'Alaska', AL: 'Alabama', AR: 'Arkansas', AZ: 'Arizona', CA: 'California', CO: 'Colorado',
    CT: 'Connecticut', DC: 'District of Columbia', DE: 'Delaware', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii',
    IA: 'Iowa', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana',
    MA: 'Massachusetts', MD: 'Maryland', ME: 'Maine', MI: 'Michigan', MN: 'Minnesota', MO: 'Missouri',
    MS: 'Mississippi', MT: 'Montana', NC: 'North Carolina', ND: 'North Dakota', NE: 'Nebraska',
    NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NV: 'Nevada', NY: 'New York', OH: 'Ohio',
    OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina',
    SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VA: 'Virginia', VT: 'Vermont',
    WA: 'Washington', WI: 'Wisconsin', WV: 'West Virginia', WY: 'Wyoming',
  }),
  CA: list({
    '01': 'Alberta', '02': 'British Columbia', '03': 'Manitoba', '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador', '07': 'Nova Scotia', '08': 'Ontario', '09': 'Prince Edward Island',
    '10': 'Québec', '11': 'Saskatchewan', '12': 'Yukon', '13': 'Northwest Territories', '14': 'Nunavut',
  }),
  AU: list({
    '01': 'Australian Capital Territory', '02': 'New South Wales', '03': 'Northern Territory', '04': 'Queensland',
    '05': 'South Australia', '06': 'Tasmania', '07': 'Victoria', '08': 'Western Australia',
  }),
  NZ: list({
    '10': 'Chatham Islands', E7: 'Auckland', E8: 'Bay of Plenty', E9: 'Canterbury', F1: 'Gisborne',
    F2: "Hawke's Bay", F3: 'Manawatū-Whanganui', F4: 'Marlborough', F5: 'Nelson', F6: 'Northland', F7: 'Otago',
    F8: 'Southland', F9: 'Taranaki', G1: 'Waikato', G2: 'Wellington', G3: 'West Coast', TAS: 'Tasman',
  }),
} as const;

/** A country whose regions and cities are known. */
export type PlaceCountry = keyof typeof regionsByCountry;

/** The countries whose regions and cities are known, as ISO 3166-1 codes. */
export const placeCountries = Object.keys(regionsByCountry) as readonly PlaceCountry[];

/** Whether a code names a country whose places are known. */
export const isPlaceCountry = (code: string): code is PlaceCountry => Object.hasOwn(regionsByCountry, code);

/** The name of a region in its country's own words; null where country or region is not known. */
export const regionName = (country: string, id: string): string | null =>
  isPlaceCountry(country) ? (regionsByCountry[country].find((region) => region.id === id)?.name ?? null) : null;

/** Settings' `region_data` for the given countries; a country without known regions has an empty list. */
export const regionData = (countries: readonly string[]): Record<string, Region[]> =>
  Object.fromEntries(
    countries.map((country) => [
      country,
      isPlaceCountry(country) ? regionsByCountry[country].map((region) => ({ ...region })) : [],
    ]),
  );
