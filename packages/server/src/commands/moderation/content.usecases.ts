import type { CaseGround } from '@meetcute/contract';
import { StartError } from '../../database/data-folder.ts';
import { ServerError } from '../../errors.ts';
import { type ContentRef, contentRefOf, textPlaceOf } from '../../modules/moderation/content.rules.ts';
import { takeDownOwn } from '../../modules/moderation/own-decisions.usecases.ts';
import { type RestoreOutcome, restoreContent } from '../../modules/moderation/restore.usecases.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import type { Signature } from '../options.ts';

const obstacles: Record<Exclude<RestoreOutcome, 'restored'>, string> = {
  gone: 'its time to appeal was over and it is erased, or its conversation is gone',
  replaced: 'its member has written another one, which stays. Try again if that one is deleted or removed',
  no_consent: 'its member has withdrawn the consent that this field needs',
};

/**
 * Returns the texts of a site's settings, which can be removed. The site files are read only for a command that names one. Throws
 * a StartError for a site without a file.
 */
export function readTextFields(
  { readSites }: CommandContext,
  siteId: string,
  content: readonly ContentRef[],
): readonly string[] {
  const isText = ({ kind, id }: ContentRef) => kind === 'text' && textPlaceOf(id)?.field !== 'city';
  if (!content.some(isText)) return [];
  const site = readSites().find(({ id }) => id === siteId);
  if (site) return site.settings.text_fields;
  throw new StartError(`SITES_DIR has no site '${siteId}', whose settings name the texts of a profile.`);
}

/** Values of a command about content. */
interface About extends Signature {
  site: string;
  /** Id of the photo; `<conversation>/<number>` of a message; `<member>:<field>` of a text. */
  argument: string;
}

/** Returns the error about content that a site doesn't have. */
function missingContent(site: string, what: string, id: string, cause: ServerError): StartError {
  const hint = textPlaceOf(id)
    ? ' A text is named by member and field, such as 42:about_me, 42:city or 42:name.'
    : '';
  return new StartError(`${site} has no ${what} ${id}.${hint}`, { cause });
}

/** Removes content. Throws a StartError when the site doesn't have it. */
export async function takeDown(
  context: CommandContext,
  { site, argument: id, ground, reason, author }: About & { ground: CaseGround },
): Promise<CommandOutput> {
  await requireSite(context.db, site);
  const content = contentRefOf(id);
  const textFields = readTextFields(context, site, [content]);
  const decision = { site: { id: site }, content, textFields, ground, facts: reason, author };
  try {
    const reference = await takeDownOwn({ ...context, ids: randomIds }, { ...decision, now: context.now });
    return {
      text: `Removed the ${content.kind} ${id}. The server mails the reasons, with a link to appeal. The decision is ${reference}.`,
    };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw missingContent(site, content.kind, id, error);
  }
}

/** Restores removed content. Throws a StartError when that is impossible. */
export async function restore(
  context: CommandContext,
  { site, argument: id, reason, author }: About,
): Promise<CommandOutput> {
  await requireSite(context.db, site);
  const content = contentRefOf(id);
  const restoring = { siteId: site, content, reason, author, now: context.now };
  try {
    const outcome = await restoreContent({ ...context, ids: randomIds }, restoring);
    if (outcome === 'restored')
      return { text: `Restored the ${content.kind} ${id}. The server mails its owner.` };
    throw new StartError(`The ${content.kind} ${id} can't be restored: ${obstacles[outcome]}.`);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw missingContent(site, `removed ${content.kind}`, id, error);
  }
}
