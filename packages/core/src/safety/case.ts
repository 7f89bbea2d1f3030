import { DAY_MS } from '../constants.ts';
import type { CaseAction, CaseSide, CaseState } from '@meetcute/contract';

/** Milliseconds after a decision in which it can be appealed: six months, as the Digital Services Act requires. */
export const APPEAL_PERIOD = 184 * DAY_MS;

/** Parts of a decision that the rules need. */
export interface DecisionFacts {
  /** Instant of the decision. */
  readonly at: Date;
  /** Side whose appeal it decides; null for the first decision. */
  readonly after: CaseSide | null;
  /** Action taken. After an appeal: the action that applies from now on. */
  readonly action: CaseAction;
}

/** History of a report or complaint. */
export interface CaseHistory {
  /** Complaints have no reported member. */
  readonly kind: 'report' | 'complaint';
  /** Decisions, oldest first. */
  readonly decisions: readonly DecisionFacts[];
  /** Sides that have appealed. */
  readonly appeals: readonly CaseSide[];
}

/** Returns whether a decision differs from the one before. The first always does. */
const isChange = (decisions: readonly DecisionFacts[], index: number): boolean =>
  index === 0 || decisions[index]?.action !== decisions[index - 1]?.action;

/**
 * Returns the decisions that a side sees, oldest first. The decision on the other side's appeal is visible if it
 * changed what was done. The reported member sees nothing before something was done.
 */
export function visibleDecisions<D extends DecisionFacts>(
  side: CaseSide,
  { kind, decisions }: Pick<CaseHistory, 'kind'> & { readonly decisions: readonly D[] },
): D[] {
  const shownDecisions = decisions.filter(
    ({ after }, index) => after === null || after === side || isChange(decisions, index),
  );
  if (side === 'sender') return shownDecisions;
  const first = shownDecisions.findIndex(({ action }) => action !== 'none');
  return kind === 'complaint' || first < 0 ? [] : shownDecisions.slice(first);
}

/** Returns whether a side is informed of the newest decision. */
export const isInformed = (side: CaseSide, history: Omit<CaseHistory, 'appeals'>): boolean =>
  visibleDecisions(side, history).at(-1) === history.decisions.at(-1);

/** Returns the state of a case for one side. */
export function caseStateOf(side: CaseSide, { decisions, appeals }: CaseHistory): CaseState {
  if (decisions.length === 0) return 'received';
  if (!appeals.includes(side)) return 'decided';
  return decisions.some(({ after }) => after === side) ? 'appeal_decided' : 'appealed';
}

/**
 * Returns until when a side can appeal; null if it cannot. Each side appeals at most once, within six months of
 * the last decision that it was informed of.
 */
export function appealUntil(side: CaseSide, history: CaseHistory, now: Date): Date | null {
  const last = visibleDecisions(side, history).at(-1);
  if (!last || history.appeals.includes(side)) return null;
  const appealEnd = new Date(last.at.getTime() + APPEAL_PERIOD);
  return now < appealEnd ? appealEnd : null;
}

/**
 * Returns what the operators can decide next: 'first' for a new case, or the sides whose appeal is open. Empty if
 * nothing is open.
 */
export function openDecisions({ decisions, appeals }: CaseHistory): readonly ('first' | CaseSide)[] {
  if (decisions.length === 0) return ['first'];
  return appeals.filter((side) => decisions.every(({ after }) => after !== side));
}

/** Returns the state of a case for the operators: 'appealed' while the appeal of any side is open. */
export function overallState(history: CaseHistory): CaseState {
  const open = openDecisions(history);
  if (open.length > 0) return open.includes('first') ? 'received' : 'appealed';
  return history.appeals.length > 0 ? 'appeal_decided' : 'decided';
}
