import type { HostApi, HostImages } from './api.ts';
import type { Limits, LoadLimit } from './load-limit.ts';
import type { HostSite } from './start/sites.ts';
import type { HostTemplate } from './start/templates.ts';
import type { CountryOf } from './visitor.ts';

/** Options of `createHost`. */
export interface HostOptions {
  /** Sites to serve; the template of each must be in `templates`. */
  sites: readonly HostSite[];
  /** Templates by the id of the site that they serve. */
  templates: ReadonlyMap<string, HostTemplate>;
  /** Member API that handles `/api`, and `/cdn` requests that `images` does not serve. */
  api: HostApi;
  /** Images under `/cdn`. */
  images: HostImages;
  /** Called with a message and the error when a request or a page fails. */
  onError: (message: string, error: unknown) => void;
  /** Returns the country of a visitor. Default: unknown, so that the site's settings name it. */
  countryOf?: CountryOf;
  /** Returns whether the host is about to stop, so that it is not ready. Default: it never is. */
  isStopping?: () => boolean;
  /** Limits of requests in progress. Default: those of an API in process. */
  loadLimits?: Limits<Pick<LoadLimit, 'run'>>;
}

/** Options with limits of requests. */
export type LimitedOptions = HostOptions & Required<Pick<HostOptions, 'loadLimits'>>;
