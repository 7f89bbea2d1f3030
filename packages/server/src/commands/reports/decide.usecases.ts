import { isBanned } from '@meetcute/core';
import { StartError } from '../../database/data-folder.ts';
import { ServerError } from '../../errors.ts';
import { findNamedCase } from '../../modules/cases/cases.repository.ts';
import { decideCase } from '../../modules/cases/decide.usecases.ts';
import type { Measure } from '../../modules/moderation/moderation.rules.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { readTextFields } from '../moderation/content.usecases.ts';
import { instant } from '../text-table.ts';
import { sideNames } from './cases.view.ts';
import { type DecideValues, readDecision } from './decision.rules.ts';

/** Returns a sentence with the end of a suspension; '' for any other act. */
function endText(measure: Measure | null): string {
  const end = measure && new Date(measure.until);
  return end && !isBanned(end) ? ` The suspension ends at ${instant(end)} UTC.` : '';
}

/** Stores a decision. Returns a sentence for the operator. Throws a StartError if there is nothing to decide. */
export async function decideReport(context: CommandContext, values: DecideValues): Promise<CommandOutput> {
  const { now } = context;
  const typedDecision = readDecision(values, now);
  const { site, after, content = [] } = typedDecision;
  await requireSite(context.db, site.id);
  const reference =
    (await findNamedCase(context.db, site.id, typedDecision.reference))?.row.id ?? typedDecision.reference;
  const decision = { ...typedDecision, reference };
  try {
    const informedSides = await decideCase(
      { ...context, ids: randomIds },
      { ...decision, textFields: readTextFields(context, site.id, content), now },
    );
    const sides = informedSides.map((side) => `the ${sideNames[side]}`).join(' and ');
    return { text: `Decided ${reference}.${endText(decision.measure ?? null)} The server mails ${sides}.` };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.body.error.fields?.['until'])
      throw new StartError('The account is not suspended by this case. Give the end: --until 2027-01-31.', {
        cause: error,
      });
    if (error.body.error.fields?.['content'])
      throw new StartError(
        'The case is about no photo or message that still exists. Name what to remove with --photo, --message or --text, or use --record-only.',
        { cause: error },
      );
    if (error.code === 'bad_request')
      throw new StartError(
        'It is not about a member with an account. Use --record-only, and moderation suspend, ban or takedown.',
        { cause: error },
      );
    if (error.code === 'not_found' && content.length > 0)
      throw new StartError(
        `${site.id} has no case ${reference}, or its member has not everything that you named.`,
        { cause: error },
      );
    if (error.code === 'not_found')
      throw new StartError(`${site.id} has no report or complaint ${reference}.`, { cause: error });
    const problem = after ? `has no open appeal of the ${sideNames[after]}` : 'is decided already';
    throw new StartError(`${reference} ${problem}.`, { cause: error });
  }
}
