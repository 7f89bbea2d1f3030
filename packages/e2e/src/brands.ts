import { hostPort } from './host/port.ts';

/** A demo brand, with the properties that its journeys use. */
export interface Brand {
  /** Folder name of its template. */
  template: 'classic' | 'nocturne';
  /** Display name of the site. */
  name: string;
  /** Host name of the site. */
  host: string;
}

export const classic: Brand = { template: 'classic', name: 'Linden Lane', host: 'localhost' };
export const nocturne: Brand = { template: 'nocturne', name: 'Velvet Hour', host: 'nocturne.localhost' };
export const brands: readonly Brand[] = [classic, nocturne];

/** Returns the URL of a path of the brand, on this worker's host or on the given port. */
export const urlOf = ({ host }: Brand, path = '/', port: string | number = hostPort()): string =>
  `http://${host}:${port}${path}`;
