import { APPEAL_TEXT_MAX, type CaseAction, caseAction, type CaseGround } from '@meetcute/contract';
import type { DeskCase, OpenDecision } from '@meetcute/contract/desk';
import type { Translate } from '../texts/texts.ts';

/** Content of the form that decides. `until` is a day, '' without one. */
export interface DecisionDraft {
  action: CaseAction | null;
  ground: CaseGround | '';
  facts: string;
  until: string;
}

/** An empty form. */
export const NO_DECISION: DecisionDraft = { action: null, ground: '', facts: '', until: '' };

/** Returns whether a case is about content to remove, or its removal can be confirmed on appeal. */
const hasContent = ({
  message,
  has_photo,
  decisions,
}: Pick<DeskCase, 'message' | 'has_photo' | 'decisions'>): boolean =>
  message !== null || has_photo || decisions.at(-1)?.action === 'content_removed';

/** Returns the actions that a case allows: only content and accounts that exist can be removed, suspended or banned. */
export const actionsOf = (shown: DeskCase): CaseAction[] =>
  caseAction.options.filter((action) => {
    if (action === 'content_removed') return hasContent(shown);
    return Boolean(shown.reported?.member) || !['warning', 'suspended', 'closed'].includes(action);
  });

/** Returns whether a decision on an appeal may leave the end of the suspension as it is. */
export const keepsEnd = ({ decisions }: Pick<DeskCase, 'decisions'>, open: OpenDecision): boolean =>
  open !== 'first' && decisions.at(-1)?.action === 'suspended';

/** Returns the start of a day in UTC as an instant. */
export const instantOf = (day: string): string => `${day}T00:00:00.000Z`;

/** Problems of a form by field. */
export type Problems = Partial<Record<keyof DecisionDraft, string>>;

/** Returns a problem with the end of a suspension; undefined without one. */
export function untilProblem(t: Translate, day: string, now: Date): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  return isDay && new Date(instantOf(day)) > now ? undefined : t('case.untilMissing');
}

/** Returns a problem with reasons; undefined without one. */
export function reasonsProblem(t: Translate, text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return t('case.factsMissing');
  return length > APPEAL_TEXT_MAX ? t('case.factsLong', { max: APPEAL_TEXT_MAX, count: length }) : undefined;
}

/** Returns the problems of a decision; empty if it can be sent. */
export function decisionProblems(
  t: Translate,
  { action, ground, facts, until }: DecisionDraft,
  { mayKeepEnd, now }: { mayKeepEnd: boolean; now: Date },
): Problems {
  const isEndMissing = action === 'suspended' && !(mayKeepEnd && until === '');
  const found: Record<keyof DecisionDraft, string | undefined> = {
    action: action === null ? t('case.actionMissing') : undefined,
    ground: ground === '' ? t('case.groundMissing') : undefined,
    facts: reasonsProblem(t, facts),
    until: isEndMissing ? untilProblem(t, until, now) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
