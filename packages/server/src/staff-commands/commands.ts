import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { ServerError } from '../errors.ts';
import {
  changeAccess,
  createStaff,
  disableStaff,
  resetStaff,
} from '../modules/staff/manage-staff.usecases.ts';
import { findStaffByEmail, listStaff } from '../modules/staff/staff.repository.ts';
import { staffStateOf } from '../modules/staff/staff.rules.ts';
import { randomIds } from '../ports/defaults.ts';
import { instant, table } from '../report-list/text-table.ts';
import { readStaffCommand, type StaffCommand } from './read-command.ts';

/** The desk that commands are about. */
export interface DeskPlace {
  /** Ids of the sites of the host. */
  sites: readonly string[];
  /** Address of the desk in a browser, without a slash at the end; null while it is switched off. */
  origin: string | null;
}

const states = {
  active: 'active',
  invited: 'set-up open',
  expired: 'set-up expired',
  disabled: 'disabled',
} as const;

async function list({ db }: CommandServices, now: Date): Promise<CommandOutput> {
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

function setUpText(did: string, token: string, { origin }: DeskPlace): CommandOutput {
  const path = `/desk/set-up#${token}`;
  const note = origin === null ? ' The desk is switched off: set DESK_PORT, and open this path on it.' : '';
  const address = `${origin ?? ''}${path}`;
  return {
    text: `${did} This link sets up password and second factor, once, within 24 hours. Hand it over in private.${note}\n${address}`,
    data: { link: address },
  };
}

/** Throws a StartError for a site that the host doesn't have. */
function requireKnown(sites: readonly string[] | null | undefined, place: DeskPlace): void {
  const unknown = sites?.find((id) => !place.sites.includes(id));
  if (unknown !== undefined)
    throw new StartError(`SITES_DIR has no site '${unknown}'. There are: ${place.sites.join(', ')}.`);
}

async function create(
  services: CommandServices,
  { email, as: name, role, sites, author }: Extract<StaffCommand, { name: 'create' }>,
  place: DeskPlace,
  now: Date,
): Promise<CommandOutput> {
  requireKnown(sites, place);
  try {
    const signed = { author, allSites: place.sites, now };
    const given = { ...services, ids: randomIds };
    const token = await createStaff(given, { email, name, role, sites }, signed);
    return setUpText(`Added ${name} as ${role}.`, token, place);
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'conflict') throw error;
    throw new StartError(
      `Somebody on the staff has the address ${email} or the name ${name}. See: staff list.`,
      { cause: error },
    );
  }
}

/**
 * Runs a command of the operators about the staff of the desk: `list` (the default), `create`, `change`, `reset` or `disable`.
 * `readPlace` reads the sites and the address of the desk. Throws a UsageError or a StartError with the problem.
 */
export async function runStaff(
  services: CommandServices,
  readPlace: () => DeskPlace,
  args: readonly string[],
  now: Date,
): Promise<CommandOutput> {
  const command = readStaffCommand(args);
  if (command.name === 'list') return list(services, now);
  const place = readPlace();
  if (command.name === 'create') return create(services, command, place, now);
  const found = await findStaffByEmail(services.db, command.email);
  if (!found) throw new StartError(`Nobody on the staff has the address ${command.email}.`);
  const signed = { author: command.author, allSites: place.sites, now };
  const given = { ...services, ids: randomIds };
  if (command.name === 'change') {
    requireKnown(command.sites, place);
    const role = command.role ?? found.role;
    const sites = command.sites === undefined ? found.sites : command.sites;
    await changeAccess(given, found, { role, sites }, signed);
    return { text: `${found.name} is ${role} of ${sites?.join(', ') ?? 'every site'} from now on.` };
  }
  if (command.name === 'reset')
    return setUpText(
      `Removed password and second factor of ${found.name}, and ended every session.`,
      await resetStaff(given, found, signed),
      place,
    );
  if (found.disabledAt) throw new StartError(`${found.name} is disabled already.`);
  await disableStaff(given, found, signed);
  return { text: `Disabled ${found.name} and ended every session. To enable again: staff reset.` };
}
