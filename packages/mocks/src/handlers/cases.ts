import type { CaseSide, SafetyCase } from '@meetcute/contract';
import { appealUntil, caseStateOf, isInformed, openDecisions, visibleDecisions } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { notify } from '../notify.ts';
import { ownerOf, putBack, takeDown } from '../takedown.ts';
import type { World } from '../world.ts';
import type { WorldDecision } from '../records.ts';

type WorldCase =
  | { kind: 'report'; row: World['reports'][number] }
  | { kind: 'complaint'; row: World['complaints'][number] };

const casesOf = (world: World): WorldCase[] => [
  ...world.reports.map((row) => ({ kind: 'report' as const, row })),
  ...world.complaints.map((row) => ({ kind: 'complaint' as const, row })),
];

function findCase(world: World, reference: string): WorldCase {
  const worldCase = casesOf(world).find(({ row }) => row.receipt === reference);
  if (!worldCase) throw new WorldError('not_found');
  return worldCase;
}

function historyOf(world: World, { kind, row }: WorldCase) {
  const decisions = world.decisions
    .filter(({ reference }) => reference === row.receipt)
    .map((each) => ({ ...each, at: new Date(each.at) }));
  const appeals = world.appeals.filter(({ reference }) => reference === row.receipt);
  return { kind, decisions, appeals: appeals.map(({ side }) => side) };
}

const sentBy = (world: World, { kind, row }: WorldCase) =>
  kind === 'report'
    ? { about: world.members.get(row.profile)?.profile.name ?? '', category: row.category, text: row.text }
    : { about: row.subject, category: null, text: row.text };

const HIDDEN = { about: null, category: null, text: null };

/** Returns a case as one side sees it. */
function view(world: World, shown: WorldCase, side: CaseSide): SafetyCase {
  const history = historyOf(world, shown);
  const { receipt, at } = shown.row;
  const appeal = world.appeals.find((each) => each.reference === receipt && each.side === side);
  const decisions = visibleDecisions(side, history);
  return {
    reference: receipt,
    kind: shown.kind,
    side,
    state: caseStateOf(side, history),
    sent_at: side === 'sender' ? at : (decisions[0]?.at.toISOString() ?? at),
    ...(side === 'sender' ? sentBy(world, shown) : HIDDEN),
    decisions: decisions.map(
      ({ at: decidedAt, after, ground, facts, action, automated, until, content }) => ({
        at: decidedAt.toISOString(),
        on_appeal: after === side,
        ground,
        facts,
        action,
        automated,
        ...(until !== undefined && { until }),
        ...(content && { removed: [...new Set(content.map((each) => each.kind))] }),
      }),
    ),
    appeal: appeal ? { at: appeal.at, text: appeal.text } : null,
    appeal_until: appealUntil(side, history, world.now())?.toISOString() ?? null,
  };
}

/** Returns a member's side of a case; null for a case of others. */
function sideOf(world: World, shown: WorldCase, member: string): CaseSide | null {
  if (shown.row.from === member) return 'sender';
  const isReported = shown.kind === 'report' && shown.row.profile === member;
  return isReported && visibleDecisions('reported', historyOf(world, shown)).length > 0 ? 'reported' : null;
}

/** Returns the cases of a member as the member sees them, newest first. */
export const casesFor = (world: World, member: string): SafetyCase[] =>
  casesOf(world)
    .toSorted((a, b) => b.row.at.localeCompare(a.row.at))
    .flatMap((each) => {
      const side = sideOf(world, each, member);
      return side ? [view(world, each, side)] : [];
    });

/** Returns the member on a side of a case; null for a visitor's complaint, and for the other side of a complaint. */
function memberOn({ kind, row }: WorldCase, side: CaseSide): string | null {
  if (side === 'sender') return row.from;
  return kind === 'report' ? row.profile : null;
}

/** Mails a side the link of its case. */
export function mailCase(world: World, reference: string, side: CaseSide): void {
  const mailed = findCase(world, reference);
  const member = memberOn(mailed, side);
  const to = mailed.kind === 'complaint' ? mailed.row.email : world.members.get(member ?? '')?.email;
  // Senders with an account log in to see their cases, as on the server.
  if (!to || (side === 'sender' && member !== null)) return;
  const link = { kind: 'case', member: member ?? '', to, isUsed: false, reference, side } as const;
  world.mailed.set(world.nextId('case-token-'), link);
}

/** Decides about an owner of content that a complaint removes, who gets the reasons and can appeal. */
function decideOwn(world: World, profile: string, decision: WorldDecision): void {
  const reference = world.nextId('report-');
  const at = decision.at;
  world.reports.push({ receipt: reference, from: null, profile, category: 'other', text: '', at });
  decideCase(world, { ...decision, reference, after: null });
}

/** Decides a report or complaint, or the open appeal of a side, as the operators do. Throws conflict, not_found. */
export function decideCase(
  world: World,
  decision: Partial<WorldDecision> & Pick<WorldDecision, 'reference'>,
): void {
  const made: WorldDecision = {
    after: null,
    ground: 'usage',
    facts: '',
    action: 'content_removed',
    automated: false,
    at: world.now().toISOString(),
    ...decision,
  };
  const decided = findCase(world, made.reference);
  if (!openDecisions(historyOf(world, decided)).includes(made.after ?? 'first'))
    throw new WorldError('conflict');
  const owners = Map.groupBy(made.content ?? [], (each) => ownerOf(world, each));
  if (decided.kind === 'report' && [...owners.keys()].some((owner) => owner !== decided.row.profile))
    throw new WorldError('not_found');
  const isLenient = made.action === 'none' || made.action === 'warning';
  if (isLenient)
    for (const { content = [] } of historyOf(world, decided).decisions)
      content.forEach((each) => putBack(world, each));
  if (decided.kind === 'report') made.content?.forEach((each) => takeDown(world, each));
  world.decisions.push(made);
  for (const side of ['sender', 'reported'] as const) {
    if (!isInformed(side, historyOf(world, decided))) continue;
    mailCase(world, made.reference, side);
    const member = memberOn(decided, side);
    if (member !== null) notify(world, member, { kind: 'account', account: 'decision' });
  }
  if (decided.kind === 'complaint')
    for (const [owner, content] of owners) decideOwn(world, owner, { ...made, content });
}

/** Stores an appeal and returns the changed case. Throws bad_request, conflict. */
function storeAppeal(world: World, shown: WorldCase, side: CaseSide, given: string): SafetyCase {
  const text = given.trim();
  if (text === '') throw new WorldError('bad_request', { text: 'required' });
  if (appealUntil(side, historyOf(world, shown), world.now()) === null) throw new WorldError('conflict');
  world.appeals.push({ reference: shown.row.receipt, side, text, at: world.now().toISOString() });
  return view(world, shown, side);
}

/** Returns the case of a mailed link and the side of its recipient. Throws bad_token. */
function findByLink(world: World, token: string) {
  const link = world.mailed.get(token);
  if (link?.kind !== 'case' || !link.reference || !link.side) throw new WorldError('bad_token');
  return { shown: findCase(world, link.reference), side: link.side };
}

/** Handlers of decisions on reports and complaints, and of appeals. */
export const caseHandlers = {
  getCases: ({ world, viewer }) => ({ cases: casesFor(world, memberOf(viewer).profile.id) }),

  appeal({ world, viewer, payload: { reference, text } }) {
    const shown = findCase(world, reference);
    const side = sideOf(world, shown, memberOf(viewer).profile.id);
    if (!side) throw new WorldError('not_found');
    return storeAppeal(world, shown, side, text);
  },

  getCaseByLink({ world, query: { token } }) {
    const { shown, side } = findByLink(world, token);
    return view(world, shown, side);
  },

  appealByLink({ world, payload: { token, text } }) {
    const { shown, side } = findByLink(world, token);
    return storeAppeal(world, shown, side, text);
  },
} satisfies Handlers;
