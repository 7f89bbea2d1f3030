import { DAY_MS } from '@meetcute/core';
import { textsResponse } from '@meetcute/host';
import {
  type ApiOptions,
  createApi,
  createMemoryPayments,
  decideCase,
  openDatabase,
  type OpenDatabase,
  randomIds,
  systemClock,
  type DatabaseLocation,
  type Hasher,
  type Site,
  correctCredits,
} from '@meetcute/server';
import { runOperatorCommand } from '@meetcute/server/commands';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { partnersOf, shopOf, testSettings } from '../settings.ts';
import { hostOf, type Running, type SiteName } from '../target.ts';

const names: readonly SiteName[] = ['free', 'paid'];

/** Build ID of the texts that the host serves. */
const BUILD = 'conformance';

/** Prints errors, so that an unexpected status of a test has its cause beside it. */
const log: ApiOptions['log'] = {
  info: () => {},
  error: (message, details) => console.error(message, details),
};

/** Hashes passwords at once. Argon2id, which takes 30 ms of processor time for each, has tests of its own. */
export const quickHasher: Hasher = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async (passwordHash, password) => passwordHash === (await quickHasher.hash(password)),
};

/** Creates a storage that lives as long as the run. */
function memoryStorage() {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key: string, data: Uint8Array) => void files.set(key, data),
    get: async (key: string) => files.get(key) ?? null,
    delete: async (key: string) => void files.delete(key),
  };
}

/** Starts the product's server on an empty database, which it closes; `change` replaces its options. */
export async function startServer(
  location: DatabaseLocation | OpenDatabase,
  change: (options: ApiOptions) => ApiOptions = (options) => options,
): Promise<Running> {
  const settings = testSettings();
  const database = 'db' in location ? location : await openDatabase(location);
  const sites: Site[] = names.map((name) => {
    const shop = shopOf(name);
    return {
      id: name,
      hosts: [hostOf[name]],
      settings: settings[name],
      origin: `http://${hostOf[name]}`,
      partners: partnersOf(name),
      ...(shop ? { shop } : {}),
    };
  });
  const mails: { to: string; text: string }[] = [];
  let areMailsDown = false;
  const accept = (mail: { to: string; text: string }) => {
    if (areMailsDown) throw new Error('The mail server is down.');
    mails.push(mail);
  };
  const payments = createMemoryPayments();
  const joinedServices = database.join(log);
  const options: ApiOptions = {
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    log,
    ...joinedServices,
    mailer: { send: async ({ to, text }) => accept({ to, text }) },
    storage: memoryStorage(),
    paymentProvider: payments,
    sites,
    hasher: quickHasher,
  };
  const api = createApi(change(options));
  return {
    settings,
    // The host serves texts before a request reaches the API.
    fetch: async (site, request) =>
      (await textsResponse(new URL(request.url).pathname, BUILD)) ?? api.fetch(request, { site }),
    giveCredits: async (site, email, credits) => {
      const result = (await database.db.execute(
        sql`select id, credits from members where site_id = ${site} and email_key = ${email.toLowerCase()}`,
      )) as { rows: { id: string; credits: number }[] };
      const [member] = result.rows;
      await correctCredits(
        { ...options, notifier: joinedServices.notifier },
        {
          siteId: site,
          memberId: member!.id,
          by: credits - member!.credits,
          reason: 'test',
          author: 'test',
          now: options.clock.now(),
        },
      );
    },
    mailedToken: async (_site, email, path) => {
      const mail = mails.findLast(({ to, text }) => to === email && text.includes(path));
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    stopMailsToken: async (site, email) => {
      const secret = randomIds.secret();
      const hash = createHash('sha256').update(secret).digest('base64url');
      await database.db.execute(
        sql`insert into tokens (token_hash, site_id, kind, subject, created_at, expires_at)
          select ${hash}, site_id, 'mails', id, now(), now() + interval '1 day' from members
          where site_id = ${site} and email_key = ${email.toLowerCase()}`,
      );
      return secret;
    },
    withoutMails: async (work) => {
      areMailsDown = true;
      await work().finally(() => (areMailsDown = false));
    },
    recordPrice: async (site, { product, currency, since, amount, isReduced }) => {
      await database.db.execute(
        sql`insert into offered_prices (site_id, product, currency, since, amount, is_reduced)
          values (${site}, ${product}, ${currency}, ${since}, ${amount}, ${isReduced})`,
      );
    },
    reportPayment: async (_site, order, state) => {
      const { pathname, search } = new URL(payments.report(order, state));
      return pathname + search;
    },
    makeOlder: async (site, email, milliseconds) => {
      await database.db.execute(
        sql`update members set created_at = created_at - ${milliseconds} * interval '1 millisecond' where site_id = ${site} and email_key = ${email.toLowerCase()}`,
      );
    },
    makePaid: async (site, email, time = DAY_MS) => {
      await database.db.execute(
        sql`update members set paid_until = now() + ${time} * interval '1 millisecond' where site_id = ${site} and email_key = ${email.toLowerCase()}`,
      );
    },
    makeFictional: async (site, email) => {
      await database.db.execute(
        sql`update members set fictional = true where site_id = ${site} and email_key = ${email.toLowerCase()}`,
      );
    },
    reviewPhotos: async (site, email) => {
      await database.db.execute(sql`
        delete from photo_queue using photos, members
        where photos.id = photo_queue.photo_id and members.id = photos.member_id
          and members.site_id = ${site} and members.email_key = ${email.toLowerCase()}`);
    },
    decideCase: async (site, { until, ...decision }) => {
      const services = { db: database.db, ids: randomIds, notifier: joinedServices.notifier };
      const reasons = {
        ground: 'usage',
        isAutomated: false,
        author: 'Robin',
        now: systemClock.now(),
      } as const;
      const measure = until ? ({ kind: 'suspension', until: until.toISOString() } as const) : null;
      const { text_fields: textFields } = settings[site];
      await decideCase(services, { ...decision, ...reasons, measure, site: { id: site }, textFields });
    },
    suspend: async (site, email, suspensionEnd) => {
      const command = suspensionEnd ? ['suspend', '--until', suspensionEnd.toISOString()] : ['ban'];
      const reasons = ['--site', site, '--reason', 'Sells things.', '--author', 'Robin'];
      await runOperatorCommand(['moderation', ...command, email, ...reasons], {
        db: database.db,
        notifier: joinedServices.notifier,
        now: systemClock.now(),
        readSites: () => sites,
        readDeskOrigin: () => null,
      });
    },
    stop: async () => {
      await api.close();
      await database.close();
    },
  };
}
