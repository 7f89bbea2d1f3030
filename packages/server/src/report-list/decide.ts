import { APPEAL_TEXT_MAX, caseAction, caseGround, caseSide } from '@meetcute/contract';
import { parseArgs } from 'node:util';
import { UsageError } from '../command-errors.ts';
import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import type { UnitOfWorkServices } from '../database/unit-of-work.ts';
import { ServerError } from '../errors.ts';
import { decideCase, type DecisionInput } from '../modules/cases/decide.usecases.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from './list.ts';
import { sideNames } from './text-table.ts';

const options = {
  site: { type: 'string' },
  action: { type: 'string' },
  ground: { type: 'string' },
  facts: { type: 'string' },
  author: { type: 'string' },
  appeal: { type: 'string' },
  automated: { type: 'boolean', default: false },
} as const;

interface Choice<T extends string> {
  readonly options: readonly T[];
}

/** Returns the value of an option. Throws a UsageError that names the possible values. */
function choose<T extends string>(name: string, { options: known }: Choice<T>, value: string | undefined): T {
  const found = known.find((each) => each === value);
  if (found === undefined)
    throw new UsageError(`--${name} is '${value ?? ''}'. Give one of: ${known.join(', ')}.`);
  return found;
}

/** Parses the reference and the options of `decide`. Throws a UsageError with the problem. */
export function readDecision(args: readonly string[]): Omit<DecisionInput, 'now'> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [reference] = positionals;
  if (positionals.length !== 1 || !reference)
    throw new UsageError('Name one report or complaint: decide <receipt>.');
  if (!values.site) throw new UsageError('Name the site: --site classic.');
  const facts = values.facts?.trim() ?? '';
  if (facts === '' || facts.length > APPEAL_TEXT_MAX)
    throw new UsageError(
      `Give the facts, which both sides read, in 1 to ${APPEAL_TEXT_MAX} characters: --facts "…".`,
    );
  const author = values.author?.trim() ?? '';
  if (author === '') throw new UsageError('Name who decides, for the audit log: --author "…".');
  return {
    site: { id: values.site },
    reference,
    after: values.appeal === undefined ? null : choose('appeal', caseSide, values.appeal),
    action: choose('action', caseAction, values.action),
    ground: choose('ground', caseGround, values.ground),
    facts,
    isAutomated: values.automated,
    author,
  };
}

/** Stores a decision. Returns a sentence for the operator. Throws a StartError if there is nothing to decide. */
export async function decideReport(
  services: Pick<UnitOfWorkServices, 'db' | 'notifier'>,
  decision: Omit<DecisionInput, 'now'>,
  now: Date,
): Promise<CommandOutput> {
  const { site, reference, after } = decision;
  await requireSite(services.db, site.id);
  try {
    const informed = await decideCase({ ...services, ids: randomIds }, { ...decision, now });
    const sides = informed.map((side) => `the ${sideNames[side]}`).join(' and ');
    return { text: `Decided ${reference}. The server mails ${sides}.` };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.code === 'not_found')
      throw new StartError(`${site.id} has no report or complaint ${reference}.`, { cause: error });
    const problem = after ? `has no open appeal of the ${sideNames[after]}` : 'is decided already';
    throw new StartError(`${reference} ${problem}.`, { cause: error });
  }
}
