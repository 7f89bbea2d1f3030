import {
  allowsGround,
  APPEAL_TEXT_MAX,
  type CaseAction,
  caseAction,
  type CaseGround,
  caseGround,
} from '@meetcute/contract';
import type { DeskCase, OpenDecision } from '@meetcute/contract/desk';
import { momentText } from '../texts/moments.ts';
import type { Translate } from '../texts/texts.ts';

/**
 * Content of the form that decides. `until` is a day, '' without one. `removed` has the ids of the case's content that is
 * chosen, null for the reported one, and `others` further ids, one a line.
 */
export interface DecisionDraft {
  action: CaseAction | null;
  ground: CaseGround | '';
  facts: string;
  until: string;
  removed: string[] | null;
  others: string;
}

/** An empty form. */
export const NO_DECISION: DecisionDraft = {
  action: null,
  ground: '',
  facts: '',
  until: '',
  removed: null,
  others: '',
};

/** Returns whether a decision can confirm that the content of the case stays removed. */
const confirmsRemoval = ({ decisions }: Pick<DeskCase, 'decisions'>): boolean =>
  decisions.at(-1)?.action === 'content_removed';

/** Returns whether a decision can remove something: content of the case, or what a complaint names. */
const hasContent = (deskCase: DeskCase): boolean =>
  deskCase.kind === 'complaint' ||
  deskCase.content.length > 0 ||
  deskCase.message !== null ||
  deskCase.has_photo ||
  confirmsRemoval(deskCase);

/** Returns the ids of what a decision removes. By default that is the reported photo or message, and nothing on an appeal. */
export function removedIds(
  { content, decisions }: Pick<DeskCase, 'content' | 'decisions'>,
  { removed, others }: DecisionDraft,
): string[] {
  const isOn = (text: string | null) => text === null && !confirmsRemoval({ decisions });
  const chosenContent = content.filter(({ id, text }) => (removed ? removed.includes(id) : isOn(text)));
  const lines = others.split(/\s+/).filter((line) => line !== '');
  return [...new Set([...chosenContent.map(({ id }) => id), ...lines])];
}

/** Returns the actions that a case allows: only content and accounts that exist can be removed, suspended or banned. */
export const actionsOf = (deskCase: DeskCase): CaseAction[] =>
  caseAction.options.filter((action) => {
    if (action === 'content_removed') return hasContent(deskCase);
    return Boolean(deskCase.reported?.member) || !['warning', 'suspended', 'closed'].includes(action);
  });

/** Returns the grounds that an action allows: a member who gets a warning, or loses content or the account, has broken something. */
export const groundsFor = (action: CaseAction | null): CaseGround[] =>
  caseGround.options.filter((ground) => action === null || allowsGround(action, ground));

/** Returns the ground of a form; '' for one that its action does not allow. */
export const groundOf = ({ action, ground }: Pick<DecisionDraft, 'action' | 'ground'>): CaseGround | '' =>
  groundsFor(action).find((each) => each === ground) ?? '';

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
  draft: DecisionDraft,
  { shown, mayKeepEnd, now }: { shown: DeskCase; mayKeepEnd: boolean; now: Date },
): Problems {
  const { action, facts, until } = draft;
  const isNothingNamed =
    action === 'content_removed' && !confirmsRemoval(shown) && removedIds(shown, draft).length === 0;
  const isEndMissing = action === 'suspended' && !(mayKeepEnd && until === '');
  const problems: Record<keyof DecisionDraft, string | undefined> = {
    action: action === null ? t('case.actionMissing') : undefined,
    ground: groundOf(draft) === '' ? t('case.groundMissing') : undefined,
    facts: reasonsProblem(t, facts),
    removed: undefined,
    others: isNothingNamed ? t('case.removedMissing') : undefined,
    until: isEndMissing ? untilProblem(t, until, now) : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Returns the texts of the question before a suspension, or a ban without `until`. */
export function confirmTexts(t: Translate, { name, until }: { name: string; until: string | null }) {
  return until === null
    ? { title: t('case.banTitle', { name }), text: t('case.banText'), confirm: t('action.closed') }
    : {
        title: t('case.suspendTitle', { name }),
        text: t('case.suspendText', { until: momentText(instantOf(until)) }),
        confirm: t('action.suspended'),
      };
}
