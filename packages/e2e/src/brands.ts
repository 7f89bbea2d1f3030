import { hostPort } from './host/port.ts';

/** A brand of the demo, with what its journeys differ in. */
export interface Brand {
  template: 'classic' | 'nocturne';
  /** Name the site goes by. */
  name: string;
  host: string;
}

export const classic: Brand = { template: 'classic', name: 'Linden Lane', host: 'localhost' };
export const nocturne: Brand = { template: 'nocturne', name: 'Velvet Hour', host: 'nocturne.localhost' };
export const brands: readonly Brand[] = [classic, nocturne];

/** Address of a path of the brand, on the host of this run or on the port given. */
export const urlOf = ({ host }: Brand, path = '/', port: string | number = hostPort()): string =>
  `http://${host}:${port}${path}`;
