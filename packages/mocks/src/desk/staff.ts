import type { CallPayload } from '@meetcute/contract';
import type { deskCalls, StaffAccount } from '@meetcute/contract/desk';
import { WorldError } from '../context.ts';
import { note } from './moderation.ts';
import type { DeskWorld } from './world.ts';

/** Token of every set-up link that a mock desk makes. */
const TOKEN = 'a-new-set-up-token';

function noteAt(world: DeskWorld, action: string, { id, sites }: StaffAccount): void {
  for (const site of world.account.staff.sites)
    if (sites?.includes(site.id) ?? true) note(world, site.id, action, { kind: 'staff', id }, null);
}

/** Throws not_found for a site that the reader does not have, and for every site unless the reader has every one. */
function requireSites({ account, staff }: DeskWorld, sites: readonly string[] | null): void {
  const ownSites = account.staff.sites.map(({ id }) => id);
  const hasEvery = staff.find(({ id }) => id === account.staff.id)?.sites === null;
  if (sites === null ? !hasEvery : sites.some((site) => !ownSites.includes(site)))
    throw new WorldError('not_found');
}

/** Changes an account. Throws not_found; conflict without any change when no admin would be left. */
function change(world: DeskWorld, id: string, action: string, part: Partial<StaffAccount>): void {
  const account = world.staff.find((each) => each.id === id);
  if (!account) throw new WorldError('not_found');
  const isAdmin = ({ role, state }: StaffAccount) => role === 'admin' && state === 'active';
  const next = world.staff.map((each) => (each === account ? { ...each, ...part } : each));
  if (world.staff.some(isAdmin) && !next.some(isAdmin)) throw new WorldError('conflict');
  world.staff = next;
  noteAt(world, action, { ...account, ...part });
}

/** Adds an account. Throws bad_request, not_found, conflict. */
export function createStaff(
  world: DeskWorld,
  { name: enteredName, email: enteredEmail, role, sites }: CallPayload<typeof deskCalls.createStaff>,
): { token: string } {
  const [name, email] = [enteredName.trim(), enteredEmail.trim()];
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new WorldError('bad_request', { email: 'invalid_format' });
  if (name === '') throw new WorldError('bad_request', { name: 'required' });
  requireSites(world, sites);
  const isTaken = (each: StaffAccount) =>
    each.email.toLowerCase() === email.toLowerCase() || each.name.toLowerCase() === name.toLowerCase();
  if (world.staff.some(isTaken)) throw new WorldError('conflict');
  const id = name.toLowerCase();
  const account = {
    id,
    name,
    email,
    role,
    sites,
    state: 'invited',
    created_at: world.now().toISOString(),
  } as const;
  world.staff.push(account);
  noteAt(world, 'create_staff', account);
  return { token: TOKEN };
}

/** Changes role and sites of an account. Throws not_found, conflict. */
export function changeStaff(
  world: DeskWorld,
  { id, role, sites }: CallPayload<typeof deskCalls.changeStaff>,
): void {
  requireSites(world, sites);
  change(world, id, 'change_staff', { role, sites });
  if (id === world.account.staff.id) world.account.staff = { ...world.account.staff, role };
}

/** Disables an account. Throws not_found, conflict. */
export const disableStaff = (world: DeskWorld, id: string): void =>
  change(world, id, 'disable_staff', { state: 'disabled' });

/** Removes both factors of an account. Throws not_found, conflict for the reader's own. */
export function resetStaff(world: DeskWorld, id: string): { token: string } {
  if (id === world.account.staff.id) throw new WorldError('conflict');
  change(world, id, 'reset_staff', { state: 'invited' });
  return { token: TOKEN };
}
