import type { StaffRole } from '@meetcute/contract/desk';
import { StartError } from '../../database/data-folder.ts';
import { ServerError } from '../../errors.ts';
import {
  changeAccess,
  createStaff,
  disableStaff,
  resetStaff,
} from '../../modules/staff/manage-staff.usecases.ts';
import { findStaffByEmail, listStaff } from '../../modules/staff/staff.repository.ts';
import { staffStateOf } from '../../modules/staff/staff.rules.ts';
import type { Staff } from '../../modules/staff/staff.table.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { instant, table } from '../text-table.ts';

/** Values of a command about one person. */
interface About {
  /** Address of the person. */
  argument: string;
  author: string;
}

const states = {
  active: 'active',
  invited: 'set-up open',
  expired: 'set-up expired',
  disabled: 'disabled',
} as const;

/** Lists the people on the staff. */
export async function list({ db, now }: CommandContext): Promise<CommandOutput> {
  const all = await listStaff(db);
  const data = all.map((each) => ({
    email: each.email,
    name: each.name,
    role: each.role,
    sites: each.sites,
    state: states[staffStateOf(each, now)],
    created_at: each.createdAt,
  }));
  if (data.length === 0)
    return { text: 'Nobody is on the staff. Add someone: staff create <address>.', data };
  const rows = data.map((each) => [
    each.email,
    each.name,
    each.role,
    each.sites?.join(', ') ?? 'all',
    each.state,
    instant(each.created_at),
  ]);
  return { text: table(['email', 'name', 'role', 'sites', 'state', 'since (UTC)'], rows), data };
}

function setUpText(did: string, token: string, origin: string | null): CommandOutput {
  const path = `/desk/set-up#${token}`;
  const note = origin === null ? ' The desk is switched off: set DESK_PORT, and open this path on it.' : '';
  const address = `${origin ?? ''}${path}`;
  return {
    text: `${did} This link sets up password and second factor, once, within 24 hours. Hand it over in private.${note}\n${address}`,
    data: { link: address },
  };
}

/** Returns the ids of the host's sites. Throws a StartError when it doesn't have one of `namedIds`. */
function readSiteIds({ readSites }: CommandContext, namedIds: readonly string[] = []): string[] {
  const ids = readSites().map(({ id }) => id);
  const unknown = namedIds.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new StartError(`SITES_DIR has no site '${unknown}'. There are: ${ids.join(', ')}.`);
  return ids;
}

/** Adds a person. Throws a StartError when somebody has the address or the name. */
export async function create(
  context: CommandContext,
  { argument: email, author, ...fields }: About & { name: string; role: StaffRole; site: string[] },
): Promise<CommandOutput> {
  const { name, role, site } = fields;
  const sites = site.length === 0 ? null : site;
  const signature = { author, allSites: readSiteIds(context, site), now: context.now };
  const origin = context.readDeskOrigin();
  try {
    const token = await createStaff({ ...context, ids: randomIds }, { email, name, role, sites }, signature);
    return setUpText(`Added ${name} as ${role}.`, token, origin);
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'conflict') throw error;
    throw new StartError(
      `Somebody on the staff has the address ${email} or the name ${name}. See: staff list.`,
      { cause: error },
    );
  }
}

async function requirePerson({ db }: CommandContext, email: string): Promise<Staff> {
  const person = await findStaffByEmail(db, email);
  if (!person) throw new StartError(`Nobody on the staff has the address ${email}.`);
  return person;
}

/** Changes role and sites of a person; those that are not given stay. */
export async function change(
  context: CommandContext,
  {
    argument: email,
    author,
    ...fields
  }: About & {
    role: StaffRole | undefined;
    site: string[];
    'all-sites': boolean;
  },
): Promise<CommandOutput> {
  const allSites = readSiteIds(context, fields.site);
  const person = await requirePerson(context, email);
  const role = fields.role ?? person.role;
  const namedSites = fields.site.length > 0 ? fields.site : person.sites;
  const sites = fields['all-sites'] ? null : namedSites;
  const signature = { author, allSites, now: context.now };
  await changeAccess({ ...context, ids: randomIds }, person, { role, sites }, signature);
  return { text: `${person.name} is ${role} of ${sites?.join(', ') ?? 'every site'} from now on.` };
}

/** Removes password and second factor of a person. */
export async function reset(
  context: CommandContext,
  { argument: email, author }: About,
): Promise<CommandOutput> {
  const person = await requirePerson(context, email);
  const signature = { author, allSites: readSiteIds(context), now: context.now };
  const origin = context.readDeskOrigin();
  const token = await resetStaff({ ...context, ids: randomIds }, person, signature);
  return setUpText(
    `Removed password and second factor of ${person.name}, and ended every session.`,
    token,
    origin,
  );
}

/** Disables a person. Throws a StartError when that is done already. */
export async function disable(
  context: CommandContext,
  { argument: email, author }: About,
): Promise<CommandOutput> {
  const person = await requirePerson(context, email);
  const signature = { author, allSites: readSiteIds(context), now: context.now };
  if (person.disabledAt) throw new StartError(`${person.name} is disabled already.`);
  await disableStaff({ ...context, ids: randomIds }, person, signature);
  return { text: `Disabled ${person.name} and ended every session. To enable again: staff reset.` };
}
