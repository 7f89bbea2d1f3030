import type { CaseAction } from '@meetcute/contract';
import type { DeskCase, DeskDecision, DeskMember } from '@meetcute/contract/desk';
import { WorldError } from '../context.ts';
import { addDeskReport } from './samples.ts';
import type { DeskWorld } from './world.ts';

/** Throws bad_request when a decision removes nothing: neither what it names, nor what was reported. */
export function requireContent(
  deskCase: DeskCase,
  { action, content }: { action: CaseAction; content: readonly string[] },
): void {
  const isReported = deskCase.content.some(({ text }) => text === null);
  const isConfirming = deskCase.decisions.at(-1)?.action === 'content_removed';
  if (action === 'content_removed' && content.length === 0 && !isReported && !isConfirming)
    throw new WorldError('bad_request', { content: 'required' });
}

/** Returns the owner of a text (`<member>:<field>`) or of a new photo, which are what the world knows of its members. */
export function ownerOf(
  { texts, photos, members }: DeskWorld,
  site: string,
  id: string,
): DeskMember | undefined {
  const photo = photos.find((each) => each.site === site && each.id === id);
  const [member] = texts[id] === undefined ? [photo?.member.id] : id.split(':');
  return members.find((each) => each.site === site && each.id === member);
}

/** Returns the owners of content. Throws not_found for content that nobody has, or that is not of the reported member. */
export function ownersOf(
  world: DeskWorld,
  { site, kind, content: caseContent, reported }: DeskCase,
  content: readonly string[],
): Set<DeskMember> {
  const owners = content
    .filter((id) => !caseContent.some((each) => each.id === id))
    .map((id) => ownerOf(world, site, id));
  const existingOwners = owners.filter((owner) => owner !== undefined);
  const isTheirs = kind === 'complaint' || existingOwners.every(({ id }) => id === reported?.member?.id);
  if (existingOwners.length < owners.length || !isTheirs) throw new WorldError('not_found');
  return new Set(existingOwners);
}

/** Removes content from the world and its cases. */
export function takeDown(world: DeskWorld, site: string, content: readonly string[]): void {
  for (const id of content) delete world.texts[id];
  world.photos = world.photos.filter((photo) => photo.site !== site || !content.includes(photo.id));
  for (const each of world.cases) each.content = each.content.filter(({ id }) => !content.includes(id));
}

/** Decides about a member without a report of anybody, which is stored as one without a sender. */
export function decideOwn(
  world: DeskWorld,
  member: DeskMember,
  decision: Pick<DeskDecision, 'action' | 'ground' | 'facts'>,
): void {
  const time = world.now().toISOString();
  const { name: author } = world.account.staff;
  const fullDecision = { ...decision, at: time, after: null, automated: false, author };
  addDeskReport(world, {
    reported: member,
    sender: null,
    category: 'other',
    text: '',
    at: time,
    decisions: [fullDecision],
  });
}
