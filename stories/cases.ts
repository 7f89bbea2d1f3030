import type { CaseSide } from '@meetcute/contract';
import { decideCase, type World } from '@meetcute/mocks';
import { others, viewerOf } from './world.ts';

const DAY = 86_400_000;

/** References of the cases that the helpers add. */
export const REPORT = 'r-2044';
export const COMPLAINT = 'c-1177';

/** Token of the mailed link that the helpers add. */
export const TOKEN = 'token-of-the-mail';

const subtractDays = (world: World, days: number) =>
  new Date(world.now().getTime() - days * DAY).toISOString();

/** Adds a report by the viewer about the first other member, or with `reported` one about the viewer. */
export function addReport(world: World, side: CaseSide = 'sender'): void {
  const [other] = others(world);
  const viewerId = viewerOf(world).profile.id;
  other!.name = 'Maximiliane-Wilhelmine';
  const [sender, profile] = side === 'sender' ? [viewerId, other!.id] : [other!.id, viewerId];
  const text = 'The photos show my cousin.';
  world.reports.push({
    receipt: REPORT,
    from: sender,
    profile,
    category: 'fake',
    text,
    at: subtractDays(world, 4),
  });
}

/** Adds a decided report. The decision removed photos. */
export function addDecidedReport(world: World, side: CaseSide = 'sender'): void {
  addReport(world, side);
  decideCase(world, {
    reference: REPORT,
    ground: 'usage',
    action: 'content_removed',
    facts: 'Two photos show another person, who did not consent.',
    at: subtractDays(world, 2),
  });
}

/** Adds a decided report, the viewer's appeal, and with `isDecided` the decision on it. */
export function addAppeal(world: World, isDecided: boolean): void {
  addReport(world);
  decideCase(world, {
    reference: REPORT,
    ground: 'none',
    action: 'none',
    facts: 'The photos show the member.',
    automated: true,
    at: subtractDays(world, 3),
  });
  world.appeals.push({
    reference: REPORT,
    side: 'sender',
    text: 'I have the originals.',
    at: subtractDays(world, 2),
  });
  if (!isDecided) return;
  const facts = 'The originals are older than the account.';
  decideCase(world, {
    reference: REPORT,
    after: 'sender',
    action: 'suspended',
    until: '2031-03-05T00:00:00.000Z',
    facts,
    at: subtractDays(world, 1),
  });
}

/** Adds a visitor's complaint with its mailed link, and with `isDecided` its decision. */
export function addComplaint(world: World, isDecided = true): void {
  const complaint = {
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'A bill',
    text: 'You billed me twice.',
  };
  world.complaints.push({ receipt: COMPLAINT, from: null, at: subtractDays(world, 3), ...complaint });
  const link = { kind: 'case', member: '', to: complaint.email, isUsed: false } as const;
  world.mailed.set(TOKEN, { ...link, reference: COMPLAINT, side: 'sender' });
  if (!isDecided) return;
  decideCase(world, {
    reference: COMPLAINT,
    ground: 'credits',
    action: 'other',
    facts: 'You paid twice. We paid the second amount back.',
    at: subtractDays(world, 1),
  });
}
