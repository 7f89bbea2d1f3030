import {
  allowsGround,
  APPEAL_TEXT_MAX,
  breachGround,
  type CaseAction,
  caseAction,
  caseGround,
  caseSide,
} from '@meetcute/contract';
import { isBanned, NO_END } from '@meetcute/core';
import { UsageError } from '../command-errors.ts';
import { isWithin, parseOptions, readSite } from '../command-options.ts';
import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import { ServerError } from '../errors.ts';
import { decideCase } from '../modules/cases/decide.usecases.ts';
import type { DecisionInput } from '../modules/cases/store-decision.usecases.ts';
import { type ContentServices, textFieldsFor } from '../moderation/content.ts';
import { readEnd } from '../moderation/read-command.ts';
import { type ContentRef, contentRefOf } from '../modules/moderation/content.rules.ts';
import type { Measure } from '../modules/moderation/moderation.rules.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from './list.ts';
import { instant, sideNames } from './text-table.ts';

const options = {
  site: { type: 'string' },
  action: { type: 'string' },
  ground: { type: 'string' },
  facts: { type: 'string' },
  author: { type: 'string' },
  appeal: { type: 'string' },
  automated: { type: 'boolean', default: false },
  until: { type: 'string' },
  photo: { type: 'string', multiple: true },
  message: { type: 'string', multiple: true },
  text: { type: 'string', multiple: true },
  'record-only': { type: 'boolean', default: false },
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
export function readDecision(args: readonly string[], now: Date): Omit<DecisionInput, 'now'> {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [reference] = positionals;
  if (positionals.length !== 1 || !reference)
    throw new UsageError('Name one report or complaint: decide <receipt>.');
  const site = readSite(values.site);
  const facts = values.facts?.trim() ?? '';
  if (!isWithin(facts, APPEAL_TEXT_MAX))
    throw new UsageError(
      `Give the facts, which both sides read, in 1 to ${APPEAL_TEXT_MAX} characters: --facts "…".`,
    );
  const author = values.author?.trim() ?? '';
  if (author === '') throw new UsageError('Name who decides, for the audit log: --author "…".');
  const after = values.appeal === undefined ? null : choose('appeal', caseSide, values.appeal);
  const action = choose('action', caseAction, values.action);
  return {
    site: { id: site },
    reference,
    after,
    action,
    ground: choose('ground', allowsGround(action, 'none') ? caseGround : breachGround, values.ground),
    facts,
    isAutomated: values.automated,
    author,
    measure: measureOf({ action, after, until: values.until, isRecordOnly: values['record-only'] }, now),
    content: readContent(values, action),
    isRecordOnly: values['record-only'],
  };
}

interface Named {
  photo?: string[] | undefined;
  message?: string[] | undefined;
  text?: string[] | undefined;
  'record-only': boolean;
}

/** Returns the content of `--photo`, `--message` and `--text`. Throws a UsageError where it has no meaning. */
function readContent(
  { photo = [], message = [], text = [], 'record-only': isRecordOnly }: Named,
  action: CaseAction,
): ContentRef[] {
  const named = {
    photo: photo.map(contentRefOf),
    message: message.map(contentRefOf),
    text: text.map(contentRefOf),
  };
  const content = [...named.photo, ...named.message, ...named.text];
  if (content.length > 0 && (isRecordOnly || action !== 'content_removed'))
    throw new UsageError(
      '--photo, --message and --text name what is removed: use them with --action content_removed alone.',
    );
  const isText = ({ kind }: ContentRef) => kind === 'text' || kind === 'name';
  if (
    named.photo.some(({ kind }) => kind !== 'photo') ||
    named.message.some(({ kind }) => kind !== 'message') ||
    !named.text.every(isText)
  )
    throw new UsageError('Give --photo <id>, --message <conversation>/<number> and --text <member>:<field>.');
  return content;
}

type Acting = Pick<DecisionInput, 'action' | 'after'> & { until: string | undefined; isRecordOnly: boolean };

/** Returns what a decision does to the account. Throws a UsageError when `--until` is missing or has no meaning. */
function measureOf({ action, after, until, isRecordOnly }: Acting, now: Date): Measure | null {
  if (until !== undefined && (isRecordOnly || action !== 'suspended'))
    throw new UsageError('--until is the end of a suspension: use it with --action suspended alone.');
  if (isRecordOnly) return null;
  if (action === 'closed') return { kind: 'suspension', until: NO_END.toISOString() };
  // Without an end, the decision on an appeal confirms the suspension as it is.
  if (action !== 'suspended' || (after !== null && until === undefined)) return null;
  return { kind: 'suspension', until: readEnd(until, now).toISOString() };
}

/** Returns a sentence with the end of a suspension; '' for any other act. */
function endText(measure: Measure | null): string {
  const end = measure && new Date(measure.until);
  return end && !isBanned(end) ? ` The suspension ends at ${instant(end)} UTC.` : '';
}

/** Stores a decision. Returns a sentence for the operator. Throws a StartError if there is nothing to decide. */
export async function decideReport(
  services: ContentServices,
  decision: Omit<DecisionInput, 'now'>,
  now: Date,
): Promise<CommandOutput> {
  const { site, reference, after, content = [] } = decision;
  await requireSite(services.db, site.id);
  try {
    const informed = await decideCase(
      { ...services, ids: randomIds },
      { ...decision, textFields: textFieldsFor(services, site.id, content), now },
    );
    const sides = informed.map((side) => `the ${sideNames[side]}`).join(' and ');
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
