import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { ServerError } from '../errors.ts';
import { moderateContent } from '../moderation/content.ts';
import { findMember } from '../member-desk/members.repository.ts';
import { photosOf } from '../modules/photos/photos.repository.ts';
import { approvePhotos } from '../modules/photos/approve-photos.usecases.ts';
import { countQueued, queuedPhotos } from '../modules/photos/photo-queue.repository.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from '../report-list/list.ts';
import { instant, table } from '../report-list/text-table.ts';
import { readPhotosCommand } from './read-command.ts';

async function listQueue({ db }: CommandServices, site: string, limit: number): Promise<CommandOutput> {
  const queued = await queuedPhotos(db, { sites: [site], limit });
  if (queued.length === 0) return { text: `Photos of ${site} that wait for a look: none`, data: [] };
  const data = queued.map(({ photo, memberName }) => ({
    id: photo.id,
    uploaded_at: photo.createdAt,
    member: photo.memberId,
    name: memberName,
    file: photo.thumbFilename,
  }));
  const rows = data.map(({ id, uploaded_at: at, member, name, file }) => [
    instant(at),
    id,
    member,
    name,
    file,
  ]);
  const head = `Photos of ${site} that wait for a look: ${queued.length} of ${await countQueued(db, [site])}, oldest first`;
  return { text: [head, table(['at (UTC)', 'photo', 'member', 'name', 'file'], rows)].join('\n'), data };
}

async function listOfMember({ db }: CommandServices, site: string, who: string): Promise<CommandOutput> {
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

async function approve(
  services: CommandServices,
  { site, ids, author }: { site: string; ids: string[]; author: string },
  now: Date,
): Promise<string> {
  try {
    await approvePhotos({ ...services, ids: randomIds }, { siteId: site, ids, author, isStrict: true, now });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw new StartError(
      `Not every one of these photos waits in the queue of ${site}. Nothing was changed.`,
      {
        cause: error,
      },
    );
  }
  return `Approved ${ids.join(', ')}.`;
}

/**
 * Runs a command of the operators about uploaded photos: `queue` lists those that nobody has looked at, `approve` takes
 * some off the list, `reject` removes one, and `list` names those of a member. Throws a UsageError or a StartError with the problem.
 */
export async function runPhotos(
  services: CommandServices,
  args: readonly string[],
  now: Date,
): Promise<CommandOutput> {
  const command = readPhotosCommand(args);
  const { site } = command;
  await requireSite(services.db, site);
  if (command.name === 'list') return listOfMember(services, site, command.who);
  if (command.name === 'queue') return listQueue(services, site, command.limit);
  if (command.name === 'approve') return { text: await approve(services, command, now) };
  const { id: content, author, reason, ground } = command;
  return {
    text: await moderateContent(services, { name: 'takedown', site, content, author, reason, ground }, now),
  };
}
