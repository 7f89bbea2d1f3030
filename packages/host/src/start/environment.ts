import type { VapidKeys } from '@meetcute/server';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readDatabaseUrl, readMailUrl, readOrigin } from './addresses.ts';
import { isPushKeyPair } from './push-key-pair.ts';
import { type LogSettings, readLogSettings } from '../log/settings.ts';
import { type DeskPlace, readDeskPlace } from '../desk/desk-place.ts';
import type { MetricsPlace } from '../metrics/metrics-server.ts';
import { collectProblems, readChoice, readPort, readSwitch, readWhole, switches } from './read-values.ts';
import { readSecretFiles } from './secret-files.ts';
import { StartError } from './StartError.ts';
import { type Bucket, readStorageUrl } from './storage-url.ts';

/** Settings of the operator, read from environment variables. */
export interface Environment {
  /** Port to listen on; 0 picks a free one. Default 3000. */
  port: number;
  /** Address to listen on; undefined listens on every address of the machine. */
  address: string | undefined;
  /** Folder of the embedded database, uploads and the outbox. Default `./.data`. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Whether the host applies pending migrations; otherwise it refuses to start with some. Default true. */
  migrates: boolean;
  /** Limits of the connections to PostgreSQL: their number, and milliseconds of a statement (0: none). */
  database: { size: number; statementTimeout: number };
  /** Whether the demo world is loaded; never with PostgreSQL. */
  isDemo: boolean;
  /** Existing back end that handles `/api` instead of the one in process. */
  apiOrigin: string | undefined;
  /**
   * Mail server to send through (`smtp://user:password@host:port`); without it mails are stored in the outbox
   * folder.
   */
  mailUrl: string | undefined;
  /** Whether orders are paid on a page without money. Default: in demo mode only. */
  hasTestCheckout: boolean;
  /** Key of the account at Mollie, which takes payments; without it a real site takes none. */
  mollieKey: string | undefined;
  /** Keys that sign push messages; without them a demo creates its own, and a real site sends none. */
  pushKeys: VapidKeys | undefined;
  /** Bucket of an S3-compatible storage for photos; without it photos are stored in the data folder. */
  bucket: Bucket | undefined;
  /**
   * Whether `X-Forwarded-For` of a proxy in front is trusted for the client's address. Default false; the host
   * warns when such headers arrive.
   */
  trustsProxy: boolean;
  /** Header in which the trusted proxy names the visitor's country; without it the address is looked up. */
  countryHeader: string | undefined;
  /** File of countries by network address, in the MaxMind format; without it the packaged one is used. */
  countryDatabase: string | undefined;
  /** Form, level and requests of the log. */
  log: LogSettings;
  /** Port and address of the metrics; undefined serves none. */
  metrics: MetricsPlace | undefined;
  /** Port, address and origin of the staff desk; undefined serves none. */
  desk: DeskPlace | undefined;
  /** Seconds for which a stopping host still takes requests, so that a balancer notices. Default 0. */
  drainSeconds: number;
  /** Folder of the site files. Default `./sites`, or the demo sites where there is none. */
  sitesDir: string;
  /** Folder of the template builds. */
  templatesDir: string;
}

/** Connections to PostgreSQL. One process has one thread, which ten keep busy. */
const POOL_SIZE = { otherwise: 10, min: 2, max: 500 };

/** Seconds of a statement. Nobody waits for a page longer, and background work needs less. */
const STATEMENT_SECONDS = { otherwise: 60, max: 3600 };

const { resolve } = createRequire(import.meta.url);

/** Returns a path inside a package. Packages are found by name, because a build has other paths than the sources. */
export const inPackage = (name: string, path: string) => join(dirname(resolve(`${name}/package.json`)), path);

/** Returns the templates of this repository; outside it the folder `templates` of the app. */
function defaultTemplates(): string {
  const ofRepository = inPackage('@meetcute/host', '../../templates');
  return existsSync(ofRepository) ? ofRepository : './templates';
}

/** Returns the folder `sites` of the app, where there is one; else the sites of the demo. */
const defaultSites = (): string => (existsSync('./sites') ? './sites' : inPackage('@meetcute/demo', 'sites'));

function readTestCheckout(
  text: string | undefined,
  { isDemo, hasMollie }: { isDemo: boolean; hasMollie: boolean },
): boolean {
  const isOn = readSwitch('TEST_CHECKOUT', text, isDemo && !hasMollie);
  if (isOn && hasMollie)
    throw new StartError('TEST_CHECKOUT and MOLLIE_API_KEY exclude each other. Set one of them.');
  return isOn;
}

function readMollieKey(text: string): string {
  if (/^(?:live|test)_\w{10,}$/.test(text)) return text;
  // The key is a secret, so the message does not repeat it.
  throw new StartError(
    'MOLLIE_API_KEY is not a key of Mollie, which is live_ or test_ and at least 10 letters or digits.',
  );
}

function readPushKeys(publicKey: string, privateKey: string): VapidKeys | undefined {
  if (!publicKey && !privateKey) return undefined;
  if (isPushKeyPair({ publicKey, privateKey })) return { publicKey, privateKey };
  // The private key is a secret, so the message repeats neither key.
  throw new StartError(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys. Make one with: npx web-push generate-vapid-keys',
  );
}

function readCountryHeader(name: string, trustProxy = ''): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    throw new StartError(`COUNTRY_HEADER is '${name}', which is not the name of a header.`);
  if (switches[trustProxy.toLowerCase()]) return name;
  throw new StartError('COUNTRY_HEADER needs TRUST_PROXY=1: without a proxy, visitors write the header.');
}

/** Reads PORT (3000), HOST, DATA_DIR (./.data), DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_STATEMENT_TIMEOUT, MIGRATE, DEMO, API_ORIGIN, MAIL_URL, MOLLIE_API_KEY, TEST_CHECKOUT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, STORAGE_URL, TRUST_PROXY, COUNTRY_HEADER, COUNTRY_DATABASE, LOG_FORMAT, LOG_LEVEL, LOG_REQUESTS, METRICS_PORT, METRICS_HOST, DESK_PORT, DESK_HOST, DESK_ORIGIN, DRAIN_SECONDS, SITES_DIR and TEMPLATES_DIR, and the files of secrets. `isTerminal` says whether a person reads the output. Throws a StartError that names every invalid variable. */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
  isTerminal = false,
): Environment =>
  collectProblems((read) => {
    const env = readSecretFiles(variables, read);
    const databaseUrl = env['DATABASE_URL'] || undefined;
    const apiOrigin = env['API_ORIGIN'] || undefined;
    const mailUrl = env['MAIL_URL'] || undefined;
    const storageUrl = env['STORAGE_URL'] || undefined;
    const countryHeader = env['COUNTRY_HEADER'] || undefined;
    const metricsPort = env['METRICS_PORT'];
    const mollieKey = env['MOLLIE_API_KEY'] || undefined;
    // A faulty file of the private key is reported as such, and not once more as a pair that lacks one.
    const lacksPushKey = Boolean(env['VAPID_PRIVATE_KEY_FILE']) && !env['VAPID_PRIVATE_KEY'];
    const isDemo = read(() => readSwitch('DEMO', env['DEMO'], true)) && databaseUrl === undefined;
    return {
      port: read(() => readPort('PORT', env['PORT'] || '3000')),
      // The demo prints its log-ins, so it listens on loopback unless HOST is set.
      address: env['HOST'] || (isDemo ? '127.0.0.1' : undefined),
      dataDir: env['DATA_DIR'] || './.data',
      databaseUrl: databaseUrl && read(() => readDatabaseUrl(databaseUrl)),
      database: {
        size: read(() => readWhole('DATABASE_POOL_SIZE', env['DATABASE_POOL_SIZE'], POOL_SIZE)),
        statementTimeout:
          1000 *
          read(() =>
            readWhole('DATABASE_STATEMENT_TIMEOUT', env['DATABASE_STATEMENT_TIMEOUT'], STATEMENT_SECONDS),
          ),
      },
      isDemo,
      migrates: read(() => readChoice('MIGRATE', env['MIGRATE'], ['on', 'off'], 'on')) === 'on',
      apiOrigin: apiOrigin && read(() => readOrigin(apiOrigin)),
      mailUrl: mailUrl && read(() => readMailUrl(mailUrl)),
      mollieKey: mollieKey && read(() => readMollieKey(mollieKey)),
      hasTestCheckout: read(() =>
        readTestCheckout(env['TEST_CHECKOUT'], { isDemo, hasMollie: mollieKey !== undefined }),
      ),
      pushKeys: lacksPushKey
        ? undefined
        : read(() => readPushKeys(env['VAPID_PUBLIC_KEY'] || '', env['VAPID_PRIVATE_KEY'] || '')),
      bucket: storageUrl ? read(() => readStorageUrl(storageUrl)) : undefined,
      trustsProxy: read(() => readSwitch('TRUST_PROXY', env['TRUST_PROXY'], false)),
      countryHeader: countryHeader && read(() => readCountryHeader(countryHeader, env['TRUST_PROXY'])),
      countryDatabase: env['COUNTRY_DATABASE'] || undefined,
      log: read(() => readLogSettings(env, { isDemo, isTerminal })),
      metrics: metricsPort
        ? {
            port: read(() => readPort('METRICS_PORT', metricsPort)),
            address: env['METRICS_HOST'] || '127.0.0.1',
          }
        : undefined,
      desk: read(() => readDeskPlace(env)),
      drainSeconds: read(() => readWhole('DRAIN_SECONDS', env['DRAIN_SECONDS'], { otherwise: 0, max: 300 })),
      sitesDir: env['SITES_DIR'] || defaultSites(),
      templatesDir: env['TEMPLATES_DIR'] || defaultTemplates(),
    };
  });

/** Returns a warning that mails are not sent; null in demo mode, with MAIL_URL, or when another back end sends them. */
export const mailWarning = ({ apiOrigin, dataDir, isDemo, mailUrl }: Environment): string | null =>
  isDemo || mailUrl || apiOrigin
    ? null
    : `mails are not sent, they are written to ${join(dataDir, 'outbox')}. Name a mail server in MAIL_URL to send them.`;
