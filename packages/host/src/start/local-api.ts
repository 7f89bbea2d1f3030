import {
  claimDataFolder,
  createApi,
  createMolliePayments,
  createPushSender,
  createSmtpMailer,
  createTestCheckout,
  hasMembers,
  openDatabase,
  randomIds,
  seed,
  systemClock,
  type Mailer,
  type VapidKeys,
  hasPerson,
  type SmtpMailer,
} from '@meetcute/server';
import { loginKeysOf } from '@meetcute/demo';
import type { HostApi } from '../api.ts';
import type { HostLog } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { settleInTime } from '../metrics/within.ts';
import { createDiskProbe } from './disk-probe.ts';
import { createDemo } from './demo.ts';
import type { Environment } from './environment.ts';
import { toApiSite } from './api-site.ts';
import { openStorage } from './open-storage.ts';
import type { MailOutbox } from './outbox.ts';
import type { HostSite } from './sites.ts';
import { testCheckoutPage } from './test-checkout-page.ts';
import { StartError } from './StartError.ts';

/**
 * Checks a mail server once, in the background, and warns the operator if it takes no mails. Returns a function that ends
 * the check and waits for its end.
 */
export function startMailCheck(
  { check }: Pick<SmtpMailer, 'check'>,
  warn: (sentence: string) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const checking = check(ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted)
      warn(`the mail server takes no mails: ${error instanceof Error ? error.message : String(error)}`);
  });
  return async () => {
    ending.abort();
    await checking;
  };
}

/**
 * Closes a database and throws a StartError if it was filled by the demo: everybody knows the password of its people, and
 * nobody is behind them.
 */
export async function requireNoDemoPeople(
  { db, close }: Pick<Awaited<ReturnType<typeof openDatabase>>, 'db' | 'close'>,
  sites: readonly Pick<HostSite, 'id'>[],
): Promise<void> {
  for (const { id } of sites) {
    if (!(await hasPerson(db, id, loginKeysOf(id)))) continue;
    await close();
    throw new StartError(
      'The database has the people of the demo, whose password everybody knows. Name another DATA_DIR or DATABASE_URL. The demo goes on with DEMO=1, without DATABASE_URL.',
    );
  }
}

/** Returns a mailer that counts its mails. */
const countMails = (mailer: Mailer, onMail: Metrics['onMail']): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      onMail('failed');
      throw error;
    }
    onMail('sent');
  },
});

/**
 * Opens the database, fills an empty one in demo mode, and creates the member API in this process. Throws a
 * StartError if the data cannot be used.
 */
export async function startLocalApi(
  env: Environment,
  sites: readonly HostSite[],
  outbox: MailOutbox,
  pushKeys: VapidKeys | null,
  log: HostLog,
  onMail: Metrics['onMail'] = () => {},
): Promise<HostApi> {
  const { dataDir, databaseUrl, mailUrl, mollieKey, port } = env;
  // Photos and mails are stored in the folder even when members are stored elsewhere.
  if (databaseUrl) claimDataFolder(dataDir);
  const database = await openDatabase(
    databaseUrl ? { databaseUrl, limits: env.database } : { dataDir },
    env.migrates ? 'apply' : 'require',
  );
  if (!env.isDemo) await requireNoDemoPeople(database, sites);
  const storage = await openStorage(env);
  const services = { db: database.db, clock: systemClock, ids: randomIds };
  const demo = env.isDemo ? createDemo(sites, systemClock.now()) : null;
  if (demo && !(await hasMembers(database.db))) await seed(services, demo.world());
  const checkout = env.hasTestCheckout ? createTestCheckout({ ...services, log }) : null;
  const paymentProvider = mollieKey ? createMolliePayments({ apiKey: mollieKey }) : checkout;
  const smtp = mailUrl ? createSmtpMailer(mailUrl) : null;
  const api = createApi({
    ...services,
    mailer: countMails(smtp ?? outbox, onMail),
    storage,
    log,
    ...database.join(log),
    sites: sites.map(toApiSite(port)),
    ...(pushKeys ? { pushSender: createPushSender({ keys: pushKeys }) } : {}),
    ...(paymentProvider ? { paymentProvider } : {}),
    ...(demo ? { replyFor: demo.replyFor } : {}),
  });
  // Notices need no network, and reach the site whatever its host name resolves to.
  checkout?.start(async (url) => (await api.fetch(new Request(url, { method: 'POST' }))).ok);
  const endMailCheck = smtp ? startMailCheck(smtp, (sentence) => log.warn(sentence)) : null;
  const isWritable = createDiskProbe(dataDir, (sentence) => log.error(sentence));
  return {
    fetch: (request, options) => api.fetch(request, options),
    findFault: async () => {
      if (!(await isWritable())) return "the data folder can't be written to";
      return (await api.isReady()) ? null : 'the database does not respond';
    },
    readStats: async () => ({
      pool: database.pool?.(),
      queue: await settleInTime(api.readQueue()),
      jobFailures: api.jobFailures,
    }),
    openDesk: () => api.openDesk(),
    stop: () => api.stop(),
    close: async () => {
      await endMailCheck?.();
      await checkout?.close();
      await api.close();
      await database.close();
    },
    logins: demo?.logins ?? [],
    ...(demo ? { hasPortrait: demo.hasPortrait } : {}),
    ...(checkout ? { paymentPage: testCheckoutPage(checkout, sites) } : {}),
  };
}
