import { StartError } from '../../database/data-folder.ts';
import { ServerError } from '../../errors.ts';
import { findMember } from '../../modules/members/find-members.repository.ts';
import { approvePhotos } from '../../modules/photos/approve-photos.usecases.ts';
import { countQueued, queuedPhotos } from '../../modules/photos/photo-queue.repository.ts';
import { photosOf } from '../../modules/photos/photos.repository.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { instant, table } from '../text-table.ts';

/** Lists the photos that nobody has looked at. */
export async function listQueue(
  { db }: CommandContext,
  { site, limit }: { site: string; limit: number },
): Promise<CommandOutput> {
  await requireSite(db, site);
  const queue = await queuedPhotos(db, { sites: [site], limit });
  if (queue.length === 0) return { text: `Photos of ${site} that wait for a look: none`, data: [] };
  const data = queue.map(({ photo, memberName }) => ({
    id: photo.id,
    uploaded_at: photo.createdAt,
    member: photo.memberId,
    name: memberName,
    file: photo.thumbFilename,
  }));
  const rows = data.map(({ id, uploaded_at: uploadTime, member, name, file }) => [
    instant(uploadTime),
    id,
    member,
    name,
    file,
  ]);
  const head = `Photos of ${site} that wait for a look: ${queue.length} of ${await countQueued(db, [site])}, oldest first`;
  return { text: [head, table(['at (UTC)', 'photo', 'member', 'name', 'file'], rows)].join('\n'), data };
}

/** Lists the photos of a member. Throws a StartError when the site has no such member. */
export async function listMemberPhotos(
  { db }: CommandContext,
  { site, member: who }: { site: string; member: string },
): Promise<CommandOutput> {
  await requireSite(db, site);
  const member = await findMember(db, site, who);
  if (!member) throw new StartError(`${site} has no member with the address or id ${who}.`);
  const data = (await photosOf(db, site, member.id)).map(({ id, thumbFilename }) => ({
    id,
    file: thumbFilename,
  }));
  const rows = data.map(({ id, file }, index) => [String(index + 1), id, file]);
  const head = `Photos of ${member.email}: ${data.length === 0 ? 'none' : data.length}`;
  return { text: data.length === 0 ? head : [head, table(['', 'photo', 'file'], rows)].join('\n'), data };
}

/** Takes photos off the list. Throws a StartError, and changes nothing, when one of them is not on it. */
export async function approve(
  services: CommandContext,
  { site, argument: ids, author }: { site: string; argument: string[]; author: string },
): Promise<CommandOutput> {
  await requireSite(services.db, site);
  try {
    const approving = { siteId: site, ids, author, isStrict: true, now: services.now };
    await approvePhotos({ ...services, ids: randomIds }, approving);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw new StartError(
      `Not every one of these photos waits in the queue of ${site}. Nothing was changed.`,
      { cause: error },
    );
  }
  return { text: `Approved ${ids.join(', ')}.` };
}
