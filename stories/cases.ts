import type { CaseSide } from '@meetcute/contract';
import { decideCase, type World } from '@meetcute/mocks';
import { others, viewerOf } from './world.ts';

const DAY = 86_400_000;

/** References of the cases that the helpers add. */
export const REPORT = 'r-2044';
export const COMPLAINT = 'c-1177';

/** Token of the mailed link that the helpers add. */
export const TOKEN = 'token-of-the-mail';

const before = (of: World, days: number) => new Date(of.now().getTime() - days * DAY).toISOString();

/** Adds a report by the viewer about the first other member, or with `reported` one about the viewer. */
export function addReport(of: World, side: CaseSide = 'sender'): void {
  const [other] = others(of);
  const own = viewerOf(of).profile.id;
  other!.name = 'Maximiliane-Wilhelmine';
  const [from, profile] = side === 'sender' ? [own, other!.id] : [other!.id, own];
  const text = 'The photos show my cousin.';
  of.reports.push({ receipt: REPORT, from, profile, category: 'fake', text, at: before(of, 4) });
}

/** Adds a decided report. The decision removed photos. */
export function addDecidedReport(of: World, side: CaseSide = 'sender'): void {
  addReport(of, side);
  decideCase(of, {
    reference: REPORT,
    ground: 'usage',
    action: 'content_removed',
    facts: 'Two photos show another person, who did not consent.',
    at: before(of, 2),
  });
}

/** Adds a decided report, the viewer's appeal, and with `isDecided` the decision on it. */
export function addAppeal(of: World, isDecided: boolean): void {
  addReport(of);
  decideCase(of, {
    reference: REPORT,
    ground: 'none',
    action: 'none',
    facts: 'The photos show the member.',
    automated: true,
    at: before(of, 3),
  });
  of.appeals.push({ reference: REPORT, side: 'sender', text: 'I have the originals.', at: before(of, 2) });
  if (!isDecided) return;
  const facts = 'The originals are older than the account.';
  decideCase(of, {
    reference: REPORT,
    after: 'sender',
    action: 'suspended',
    until: '2031-03-05T00:00:00.000Z',
    facts,
    at: before(of, 1),
  });
}

/** Adds a visitor's complaint with its mailed link, and with `isDecided` its decision. */
export function addComplaint(of: World, isDecided = true): void {
  const complaint = {
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'A bill',
    text: 'You billed me twice.',
  };
  of.complaints.push({ receipt: COMPLAINT, from: null, at: before(of, 3), ...complaint });
  const link = { kind: 'case', member: '', to: complaint.email, isUsed: false } as const;
  of.mailed.set(TOKEN, { ...link, reference: COMPLAINT, side: 'sender' });
  if (!isDecided) return;
  decideCase(of, {
    reference: COMPLAINT,
    ground: 'credits',
    action: 'other',
    facts: 'You paid twice. We paid the second amount back.',
    at: before(of, 1),
  });
}
