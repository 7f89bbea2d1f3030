import type { DeskCase, DeskMember, DeskPhoto } from '@meetcute/contract/desk';
import { lineOf, update } from './cases.ts';
import type { DeskWorld } from './world.ts';

/** Adds a member to a mock desk. */
export function addDeskMember(
  world: DeskWorld,
  { id, site = 'classic', name }: { id: string; site?: string; name: string },
): DeskMember {
  const member: DeskMember = {
    site,
    id,
    name,
    email: `${id}@example.com`,
    state: 'active',
    suspended_until: null,
    created_at: '2026-03-04T09:00:00.000Z',
    last_active_at: '2026-11-25T18:30:00.000Z',
    about: [],
    sent: [],
  };
  world.members.push(member);
  return member;
}

const personOf = ({ id, name, email, state, suspended_until }: DeskMember) => ({
  name,
  email,
  member: { id, state, suspended_until },
});

/** Returns the parts of a case that was not decided, without evidence. */
const createUndecidedParts = () => ({
  state: 'received' as const,
  message: null,
  has_photo: false,
  content: [],
  decisions: [],
  appeals: [],
  open: ['first' as const],
});

/** Adds a report about a member to a mock desk. */
export function addDeskReport(
  world: DeskWorld,
  {
    reported,
    sender,
    ...fields
  }: { reported: DeskMember; sender: DeskMember | null } & Partial<Omit<DeskCase, 'reported' | 'sender'>>,
): DeskCase {
  const text = fields.text ?? 'Asks every member for money after two messages.';
  const deskCase: DeskCase = {
    ...createUndecidedParts(),
    site: reported.site,
    reference: `report-${world.cases.length + 1}`,
    kind: 'report',
    at: '2026-11-24T10:00:00.000Z',
    category: 'scam',
    about: reported.name,
    excerpt: text,
    text,
    sender: sender && personOf(sender),
    reported: personOf(reported),
    earlier: reported.about,
    ...fields,
  };
  update(deskCase);
  world.cases.push(deskCase);
  reported.about = [lineOf(deskCase), ...reported.about];
  if (sender) sender.sent = [lineOf(deskCase), ...sender.sent];
  return deskCase;
}

/** Adds a visitor's complaint to a mock desk. */
export function addDeskComplaint(
  world: DeskWorld,
  properties: Pick<DeskCase, 'site' | 'reference'> & Partial<DeskCase>,
): DeskCase {
  const deskCase: DeskCase = {
    ...createUndecidedParts(),
    kind: 'complaint',
    at: '2026-11-24T11:00:00.000Z',
    category: null,
    about: 'My shop',
    excerpt: 'They name it.',
    text: 'They name it.',
    sender: { name: 'Kim', email: 'kim@example.com', member: null },
    reported: null,
    earlier: [],
    ...properties,
  };
  update(deskCase);
  world.cases.push(deskCase);
  return deskCase;
}

/** Adds new photos of a member to a mock desk, a minute apart. */
export function addNewPhotos(world: DeskWorld, { site, id, name }: DeskMember, count: number): DeskPhoto[] {
  const newPhotos = Array.from({ length: count }, (_, index) => ({
    site,
    id: `${id}-${index + 1}`,
    at: new Date(Date.UTC(2026, 10, 26, 9, world.photos.length + index)).toISOString(),
    member: { id, name },
  }));
  world.photos.push(...newPhotos);
  return newPhotos;
}
