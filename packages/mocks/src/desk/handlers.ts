import type { CallPayload, CallQuery, CallResponse } from '@meetcute/contract';
import { type DeskCall, type deskCalls, FOUND_MAX } from '@meetcute/contract/desk';
import { WorldError } from '../context.ts';
import { correctCredits, listCredits } from './credits.ts';
import { lineOf, queueOf } from './cases.ts';
import { act, decide } from './moderation.ts';
import { approvePhotos, listNewPhotos, rejectPhoto } from './new-photos.ts';
import { changeStaff, createStaff, disableStaff, resetStaff } from './staff.ts';
import type { DeskWorld } from './world.ts';

/** Parsed request that a handler gets. */
interface Given<C> {
  query: CallQuery<C>;
  payload: CallPayload<C>;
}

type DeskHandlers = {
  [K in keyof typeof deskCalls]: (
    world: DeskWorld,
    given: Given<(typeof deskCalls)[K]>,
  ) => CallResponse<(typeof deskCalls)[K]>;
};

const DONE = { done: true } as const;

/** Returns the sites of a query. Throws not_found for one that the account doesn't have. */
function sitesOf({ account }: DeskWorld, site: string | undefined): string[] {
  const ownSites = account.staff.sites.map(({ id }) => id);
  if (site === undefined) return ownSites;
  if (!ownSites.includes(site)) throw new WorldError('not_found');
  return [site];
}

const wrongCode = () => new WorldError('wrong_login', { code: 'wrong_code' });

function requireLink(world: DeskWorld, token: string): void {
  if (world.setUpToken === null || world.setUpToken !== token) throw new WorldError('bad_token');
}

/** Handlers of all calls of the desk. */
export const deskMockHandlers: DeskHandlers = {
  startSetUp: (world, { payload }) => {
    requireLink(world, payload.token);
    const { name, email } = world.account.staff;
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    return { name, email, secret, uri: `otpauth://totp/Meetcute:${email}?issuer=Meetcute&secret=${secret}` };
  },
  finishSetUp: (world, { payload }) => {
    requireLink(world, payload.token);
    const { account } = world;
    if (payload.code !== account.code) throw wrongCode();
    if (/^password/i.test(payload.password))
      throw new WorldError('weak_password', { password: 'weak_password' });
    account.password = payload.password;
    world.setUpToken = null;
    world.session = 'open';
    return { staff: account.staff, recovery_codes: account.recoveryCodes };
  },
  staffLogIn: (world, { payload }) => {
    const { staff, password } = world.account;
    if (payload.email.toLowerCase() !== staff.email || payload.password !== password)
      throw new WorldError('wrong_login');
    world.session = 'password';
    return DONE;
  },
  confirmCode: (world, { payload }) => {
    const { account } = world;
    const isRecovery = account.recoveryCodes.includes(payload.code);
    if (payload.code !== account.code && !isRecovery) throw wrongCode();
    account.recoveryCodes = account.recoveryCodes.filter((code) => code !== payload.code);
    world.session = 'open';
    return { staff: account.staff, recovery_codes_left: isRecovery ? account.recoveryCodes.length : null };
  },
  staffLogOut: (world) => {
    world.session = 'none';
    return DONE;
  },
  getStaff: ({ account }) => account.staff,
  listCases: (world, { query }) => {
    const sites = sitesOf(world, query.site);
    const siteCases = world.cases.filter(({ site }) => sites.includes(site));
    const cases = siteCases
      .filter((each) => queueOf(each) === query.queue)
      .toSorted((a, b) => a.at.localeCompare(b.at));
    const count = (queue: 'open' | 'appealed') => siteCases.filter((each) => queueOf(each) === queue).length;
    return {
      cases: (query.queue === 'decided' ? cases.toReversed() : cases).map(lineOf),
      next: null,
      waiting: { open: count('open'), appealed: count('appealed') },
    };
  },
  getCase: (world, { query }) => {
    sitesOf(world, query.site);
    const deskCase = world.cases.find(
      ({ site, reference }) => site === query.site && reference === query.reference,
    );
    if (!deskCase) throw new WorldError('not_found');
    return deskCase;
  },
  decideCase: (world, { payload }) => {
    sitesOf(world, payload.site);
    return decide(world, payload);
  },
  findMembers: (world, { query }) => {
    const sites = sitesOf(world, query.site);
    const text = query.text.toLowerCase();
    const matches = world.members.filter(
      ({ site, id, name, email }) =>
        sites.includes(site) && [id, name, email].some((each) => each.toLowerCase().includes(text)),
    );
    return { members: matches.slice(0, FOUND_MAX) };
  },
  getDeskMember: (world, { query }) => {
    sitesOf(world, query.site);
    const member = world.members.find(({ site, id }) => site === query.site && id === query.id);
    if (!member) throw new WorldError('not_found');
    return member;
  },
  actOnMember: (world, { payload }) => {
    sitesOf(world, payload.site);
    return act(world, payload);
  },
  listCredits: (world, { query }) => {
    sitesOf(world, query.site);
    return listCredits(world, query);
  },
  correctCredits: (world, { payload }) => {
    sitesOf(world, payload.site);
    return correctCredits(world, payload);
  },
  listNewPhotos: (world, { query }) => listNewPhotos(world, sitesOf(world, query.site), query),
  approvePhotos: (world, { payload }) => {
    for (const { site } of payload.photos) sitesOf(world, site);
    return approvePhotos(world, payload);
  },
  rejectPhoto: (world, { payload }) => {
    sitesOf(world, payload.site);
    rejectPhoto(world, payload);
    return DONE;
  },
  listAudit: (world, { query }) => {
    const sites = sitesOf(world, query.site);
    const entries = world.audit.filter(
      ({ site, author, action }) =>
        sites.includes(site) &&
        (query.author === undefined || author === query.author) &&
        (query.action === undefined || action === query.action),
    );
    return { entries: entries.toSorted((a, b) => b.id - a.id), next: null };
  },
  listAuditNames: (world, { query }) => {
    const sites = sitesOf(world, query.site);
    const entries = world.audit.filter(({ site }) => sites.includes(site));
    const namesOf = (key: 'author' | 'action') => [...new Set(entries.map((each) => each[key]))].toSorted();
    return { authors: namesOf('author'), actions: namesOf('action') };
  },
  listStaff: ({ staff }) => ({ staff: staff.toSorted((a, b) => a.name.localeCompare(b.name)) }),
  createStaff: (world, { payload }) => createStaff(world, payload),
  changeStaff: (world, { payload }) => {
    changeStaff(world, payload);
    return DONE;
  },
  disableStaff: (world, { payload }) => {
    disableStaff(world, payload.id);
    return DONE;
  },
  resetStaff: (world, { payload }) => resetStaff(world, payload.id),
};

/** Handler of any call, whose types are checked above. */
export const mockHandlerOf = (call: DeskCall) =>
  deskMockHandlers[call.name as keyof DeskHandlers] as unknown as (
    world: DeskWorld,
    given: object,
  ) => unknown;
