import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { ServerError } from '../errors.ts';
import { type ContentRef, contentRefOf, textPlaceOf } from '../modules/moderation/content.rules.ts';
import { takeDownOwn } from '../modules/moderation/own-decisions.usecases.ts';
import { type RestoreOutcome, restoreContent } from '../modules/moderation/restore.usecases.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from '../report-list/list.ts';
import type { ContentCommand } from './read-command.ts';

const obstacles: Record<Exclude<RestoreOutcome, 'restored'>, string> = {
  gone: 'its time to appeal was over and it is erased, or its conversation is gone',
  replaced: 'its member has written another one, which stays. Try again if that one is deleted or removed',
  no_consent: 'its member has withdrawn the consent that this field needs',
};

/** Services of commands about content. */
export interface ContentServices extends CommandServices {
  /** Returns the texts of a site's settings, which can be removed. Default: none. */
  textFieldsOf?: (site: string) => readonly string[];
}

/** Returns the texts of a site's settings, which are read only for a command that names one. */
export const textFieldsFor = (
  { textFieldsOf }: Pick<ContentServices, 'textFieldsOf'>,
  site: string,
  content: readonly ContentRef[],
): readonly string[] =>
  content.some(({ kind, id }) => kind === 'text' && textPlaceOf(id)?.field !== 'city')
    ? (textFieldsOf?.(site) ?? [])
    : [];

/** Removes content, or restores it. Returns a sentence for the operator. */
export async function moderateContent(
  services: ContentServices,
  { name, site, content: id, ground, reason, author }: ContentCommand,
  now: Date,
): Promise<string> {
  await requireSite(services.db, site);
  const content = contentRefOf(id);
  const working = { ...services, ids: randomIds };
  const isRestoring = name === 'restore';
  try {
    if (isRestoring) {
      const outcome = await restoreContent(working, { siteId: site, content, reason, author, now });
      if (outcome !== 'restored')
        throw new StartError(`The ${content.kind} ${id} can't be restored: ${obstacles[outcome]}.`);
      return `Restored the ${content.kind} ${id}. The server mails its owner.`;
    }
    const reference = await takeDownOwn(working, {
      site: { id: site },
      content,
      textFields: textFieldsFor(services, site, [content]),
      ground,
      facts: reason,
      author,
      now,
    });
    return `Removed the ${content.kind} ${id}. The server mails the reasons, with a link to appeal. The decision is ${reference}.`;
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    const problem = isRestoring ? `no removed ${content.kind}` : `no ${content.kind}`;
    const hint = textPlaceOf(id)
      ? ' A text is named by member and field, such as 42:about_me, 42:city or 42:name.'
      : '';
    throw new StartError(`${site} has ${problem} ${id}.${hint}`, { cause: error });
  }
}
