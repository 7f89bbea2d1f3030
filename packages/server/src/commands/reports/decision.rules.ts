import { allowsGround, breachGround, type CaseAction, caseGround, type CaseSide } from '@meetcute/contract';
import { NO_END } from '@meetcute/core';
import type { DecisionInput } from '../../modules/cases/cases.rules.ts';
import { type ContentRef, contentRefOf } from '../../modules/moderation/content.rules.ts';
import type { Measure } from '../../modules/moderation/moderation.rules.ts';
import { unknownChoice, UsageError } from '../errors.ts';
import { readEnd } from '../moderation/end.rules.ts';

/** Values of `reports decide`. */
export interface DecideValues {
  /** Receipt of the report or complaint. */
  argument: string;
  site: string;
  facts: string;
  author: string;
  appeal: CaseSide | undefined;
  action: CaseAction;
  ground: string;
  until: string | undefined;
  photo: string[];
  message: string[];
  text: string[];
  automated: boolean;
  'record-only': boolean;
}

/** Returns the content of `--photo`, `--message` and `--text`. Throws a UsageError where it has no meaning. */
function readContent({
  photo,
  message,
  text,
  action,
  'record-only': isRecordOnly,
}: DecideValues): ContentRef[] {
  const contentByOption = {
    photo: photo.map(contentRefOf),
    message: message.map(contentRefOf),
    text: text.map(contentRefOf),
  };
  const content = [...contentByOption.photo, ...contentByOption.message, ...contentByOption.text];
  if (content.length > 0 && (isRecordOnly || action !== 'content_removed'))
    throw new UsageError(
      '--photo, --message and --text name what is removed: use them with --action content_removed alone.',
    );
  const isText = ({ kind }: ContentRef) => kind === 'text' || kind === 'name';
  if (
    contentByOption.photo.some(({ kind }) => kind !== 'photo') ||
    contentByOption.message.some(({ kind }) => kind !== 'message') ||
    !contentByOption.text.every(isText)
  )
    throw new UsageError('Give --photo <id>, --message <conversation>/<number> and --text <member>:<field>.');
  return content;
}

/** Returns what a decision does to the account. Throws a UsageError when `--until` is missing or has no meaning. */
function readMeasure(
  { action, appeal, until, 'record-only': isRecordOnly }: DecideValues,
  now: Date,
): Measure | null {
  if (until !== undefined && (isRecordOnly || action !== 'suspended'))
    throw new UsageError('--until is the end of a suspension: use it with --action suspended alone.');
  if (isRecordOnly) return null;
  if (action === 'closed') return { kind: 'suspension', until: NO_END.toISOString() };
  // Without an end, the decision on an appeal confirms the suspension as it is.
  if (action !== 'suspended' || (appeal !== undefined && until === undefined)) return null;
  return { kind: 'suspension', until: readEnd(until ?? '', now).toISOString() };
}

/** Returns the decision of the values. Throws a UsageError about values that don't go together. */
export function readDecision(values: DecideValues, now: Date): Omit<DecisionInput, 'now'> {
  const { site, argument, facts, author, appeal, action } = values;
  const { options: grounds } = allowsGround(action, 'none') ? caseGround : breachGround;
  const ground = grounds.find((each) => each === values.ground);
  if (!ground) throw unknownChoice('ground', values.ground, grounds);
  return {
    site: { id: site },
    reference: argument,
    after: appeal ?? null,
    action,
    ground,
    facts,
    isAutomated: values.automated,
    author,
    measure: readMeasure(values, now),
    content: readContent(values),
    isRecordOnly: values['record-only'],
  };
}
