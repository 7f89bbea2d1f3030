import type { CallPayload } from '@meetcute/contract';
import type { DeskCase, DeskMember, deskCalls } from '@meetcute/contract/desk';
import { WorldError } from '../context.ts';
import { update } from './cases.ts';
import { decideOwn, ownersOf, requireContent, takeDown } from './removal.ts';
import type { DeskWorld } from './world.ts';

/** Adds an entry to the audit log. */
export function note(
  world: DeskWorld,
  site: string,
  action: string,
  subject: { kind: string; id: string },
  reason: string | null,
): void {
  const { name: author } = world.account.staff;
  const time = world.now().toISOString();
  world.audit.push({
    id: world.audit.length + 1,
    site,
    at: time,
    author,
    action,
    subject,
    reason,
    details: {},
  });
}

/** Suspends, bans or lets back an account. `end` is null for a ban, undefined to open it. */
function setState(member: DeskMember | undefined, end: string | null | undefined): void {
  if (!member) return;
  member.state = end === undefined ? 'active' : end === null ? 'banned' : 'suspended';
  member.suspended_until = end ?? null;
}

function requireEnd(end: string | null, now: Date): string {
  if (end === null) throw new WorldError('bad_request', { until: 'required' });
  if (new Date(end) <= now) throw new WorldError('bad_request', { until: 'past' });
  return end;
}

/** Decides a case, acts on the reported member and removes content. Throws not_found, conflict, bad_request. */
export function decide(world: DeskWorld, payload: CallPayload<typeof deskCalls.decideCase>): DeskCase {
  const { site, reference, after, action, ground, facts, until, content = [] } = payload;
  const deskCase = world.cases.find((each) => each.site === site && each.reference === reference);
  if (!deskCase) throw new WorldError('not_found');
  if (action !== 'suspended' && until !== null)
    throw new WorldError('bad_request', { until: 'unrecognized_keys' });
  const end =
    action === 'suspended' && (after === null || until !== null) ? requireEnd(until, world.now()) : null;
  if (!deskCase.open.includes(after ?? 'first')) throw new WorldError('conflict');
  const time = world.now().toISOString();
  requireContent(deskCase, { action, content });
  const owners = ownersOf(world, deskCase, content);
  const author = world.account.staff.name;
  deskCase.decisions.push({ at: time, after, action, ground, facts, automated: false, author });
  takeDown(world, site, content);
  update(deskCase);
  if (deskCase.kind === 'complaint')
    for (const owner of owners) decideOwn(world, owner, { action, ground, facts });
  const member = world.members.find(({ id }) => id === deskCase.reported?.member?.id);
  if (end !== null) setState(member, end);
  else if (action === 'closed') setState(member, null);
  else if (after !== null && action !== 'suspended') setState(member, undefined);
  if (deskCase.reported?.member && member)
    Object.assign(deskCase.reported.member, { state: member.state, suspended_until: member.suspended_until });
  note(world, site, 'decide', { kind: 'case', id: reference }, facts);
  return deskCase;
}

const actions = { warn: 'warning', suspend: 'suspended', ban: 'closed' } as const;

/** Warns, suspends, bans or lets back a member. Throws not_found, conflict, bad_request. */
export function act(world: DeskWorld, payload: CallPayload<typeof deskCalls.actOnMember>): DeskMember {
  const { site, id, act: name, ground, reason, until } = payload;
  const member = world.members.find((each) => each.site === site && each.id === id);
  if (!member) throw new WorldError('not_found');
  if (name !== 'suspend' && until !== null)
    throw new WorldError('bad_request', { until: 'unrecognized_keys' });
  if (name === 'suspend') setState(member, requireEnd(until, world.now()));
  if (name === 'ban') setState(member, null);
  if (name === 'lift') {
    if (!['suspended', 'banned'].includes(member.state)) throw new WorldError('conflict');
    setState(member, undefined);
  } else decideOwn(world, member, { action: actions[name], ground, facts: reason });
  note(world, site, name, { kind: 'member', id }, reason);
  return member;
}
