import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { ServerError } from '../errors.ts';
import { contentRefOf } from '../modules/moderation/content.rules.ts';
import { takeDownOwn } from '../modules/moderation/own-decisions.usecases.ts';
import { restoreContent } from '../modules/moderation/restore.usecases.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from '../report-list/list.ts';
import type { ContentCommand } from './read-command.ts';

/** Removes a photo or message, or restores it. Returns a sentence for the operator. */
export async function moderateContent(
  services: CommandServices,
  { name, site, content: id, ground, reason, author }: ContentCommand,
  now: Date,
): Promise<string> {
  await requireSite(services.db, site);
  const content = contentRefOf(id);
  const working = { ...services, ids: randomIds };
  const isRestoring = name === 'restore';
  try {
    if (isRestoring) {
      await restoreContent(working, { siteId: site, content, reason, author, now });
      return `Restored the ${content.kind} ${id}. The server mails its owner.`;
    }
    const reference = await takeDownOwn(working, {
      site: { id: site },
      content,
      ground,
      facts: reason,
      author,
      now,
    });
    return `Removed the ${content.kind} ${id}. The server mails the reasons, with a link to appeal. The decision is ${reference}.`;
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.code === 'conflict')
      throw new StartError(
        `The ${content.kind} ${id} can't be restored: its time to appeal was over and it is erased, or its conversation is gone.`,
        {
          cause: error,
        },
      );
    const problem = isRestoring ? `no removed ${content.kind}` : `no ${content.kind}`;
    throw new StartError(`${site} has ${problem} ${id}.`, { cause: error });
  }
}
