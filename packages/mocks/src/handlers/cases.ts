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
function view(world: World, worldCase: WorldCase, side: CaseSide): SafetyCase {
  const history = historyOf(world, worldCase);
  const { receipt, at } = worldCase.row;
  const appeal = world.appeals.find((each) => each.reference === receipt && each.side === side);
  const decisions = visibleDecisions(side, history);
  return {
    reference: receipt,
    kind: worldCase.kind,
    side,
    state: caseStateOf(side, history),
    sent_at: side === 'sender' ? at : (decisions[0]?.at.toISOString() ?? at),
    ...(side === 'sender' ? sentBy(world, worldCase) : HIDDEN),
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
function sideOf(world: World, worldCase: WorldCase, member: string): CaseSide | null {
  if (worldCase.row.from === member) return 'sender';
  const isReported = worldCase.kind === 'report' && worldCase.row.profile === member;
  return isReported && visibleDecisions('reported', historyOf(world, worldCase)).length > 0
    ? 'reported'
    : null;
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
  const worldCase = findCase(world, reference);
  const member = memberOn(worldCase, side);
  const address =
    worldCase.kind === 'complaint' ? worldCase.row.email : world.members.get(member ?? '')?.email;
  // Senders with an account log in to see their cases, as on the server.
  if (!address || (side === 'sender' && member !== null)) return;
  const link = { kind: 'case', member: member ?? '', to: address, isUsed: false, reference, side } as const;
  world.mailed.set(world.nextId('case-token-'), link);
}

/** Decides about an owner of content that a complaint removes, who gets the reasons and can appeal. */
function decideOwn(world: World, profile: string, decision: WorldDecision): void {
  const reference = world.nextId('report-');
  const time = decision.at;
  world.reports.push({ receipt: reference, from: null, profile, category: 'other', text: '', at: time });
  decideCase(world, { ...decision, reference, after: null });
}

/** Decides a report or complaint, or the open appeal of a side, as the operators do. Throws conflict, not_found. */
export function decideCase(
  world: World,
  decision: Partial<WorldDecision> & Pick<WorldDecision, 'reference'>,
): void {
  const fullDecision: WorldDecision = {
    after: null,
    ground: 'usage',
    facts: '',
    action: 'content_removed',
    automated: false,
    at: world.now().toISOString(),
    ...decision,
  };
  const worldCase = findCase(world, fullDecision.reference);
  if (!openDecisions(historyOf(world, worldCase)).includes(fullDecision.after ?? 'first'))
    throw new WorldError('conflict');
  const owners = Map.groupBy(fullDecision.content ?? [], (each) => ownerOf(world, each));
  if (worldCase.kind === 'report' && [...owners.keys()].some((owner) => owner !== worldCase.row.profile))
    throw new WorldError('not_found');
  const isLenient = fullDecision.action === 'none' || fullDecision.action === 'warning';
  if (isLenient)
    for (const { content = [] } of historyOf(world, worldCase).decisions)
      content.forEach((each) => putBack(world, each));
  if (worldCase.kind === 'report') fullDecision.content?.forEach((each) => takeDown(world, each));
  world.decisions.push(fullDecision);
  for (const side of ['sender', 'reported'] as const) {
    if (!isInformed(side, historyOf(world, worldCase))) continue;
    mailCase(world, fullDecision.reference, side);
    const member = memberOn(worldCase, side);
    if (member !== null) notify(world, member, { kind: 'account', account: 'decision' });
  }
  if (worldCase.kind === 'complaint')
    for (const [owner, content] of owners) decideOwn(world, owner, { ...fullDecision, content });
}

/** Stores an appeal and returns the changed case. Throws bad_request, conflict. */
function storeAppeal(world: World, worldCase: WorldCase, side: CaseSide, rawText: string): SafetyCase {
  const text = rawText.trim();
  if (text === '') throw new WorldError('bad_request', { text: 'required' });
  if (appealUntil(side, historyOf(world, worldCase), world.now()) === null) throw new WorldError('conflict');
  world.appeals.push({ reference: worldCase.row.receipt, side, text, at: world.now().toISOString() });
  return view(world, worldCase, side);
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
    const worldCase = findCase(world, reference);
    const side = sideOf(world, worldCase, memberOf(viewer).profile.id);
    if (!side) throw new WorldError('not_found');
    return storeAppeal(world, worldCase, side, text);
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
