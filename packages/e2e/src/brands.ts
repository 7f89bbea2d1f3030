import { hostPort } from './host/port.ts';

/** A demo brand, with the properties that its journeys use. */
export interface Brand {
  /** ID of the site. */
  id: string;
  /** Folder name of its template. */
  template: 'classic' | 'nocturne';
  /** Display name of the site. */
  name: string;
  /** Host name of the site. */
  host: string;
}

export const classic: Brand = { id: 'classic', template: 'classic', name: 'Linden Lane', host: 'localhost' };
export const nocturne: Brand = {
  id: 'nocturne',
  template: 'nocturne',
  name: 'Velvet Hour',
  host: 'nocturne.localhost',
};
/** The two brands that journeys run on, one for each template. */
export const brands: readonly Brand[] = [classic, nocturne];

/** Polish site: sign-up for visitors of adverts alone, search for members alone. */
export const pelnia: Brand = { id: 'pelnia', template: 'nocturne', name: 'Pełnia', host: 'pelnia.localhost' };
/** Site for men who seek men, in Britain, Ireland and North America, by invitation only. */
export const lantern: Brand = {
  id: 'lantern',
  template: 'classic',
  name: 'Lantern Row',
  host: 'lantern.localhost',
};

/** Returns the URL of a path of the brand, on this worker's host or on the given port. */
export const urlOf = ({ host }: Brand, path = '/', port: string | number = hostPort()): string =>
  `http://${host}:${port}${path}`;
