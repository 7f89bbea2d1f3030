import type { CaseAction } from '@meetcute/contract';

/** Act of a decision on a member. `until` is an ISO instant; that of a ban is `NO_END`. */
export interface Measure {
  kind: 'suspension';
  until: string;
}

/** A decision as far as its measure matters. */
interface Decided {
  action: CaseAction;
  measure: Measure | null;
}

/** Returns the latest end of suspensions in force; null without any. */
export const latestEnd = (measures: readonly Measure[]): Date | null =>
  measures.reduce<Date | null>((latest, { until }) => {
    const end = new Date(until);
    return latest === null || end > latest ? end : latest;
  }, null);

/**
 * Returns whether a decision on an appeal ends the earlier measures of its case. One that confirms the action without
 * another measure leaves them as they are.
 */
export const endsEarlier = (previousDecision: Decided | undefined, { action, measure }: Decided): boolean =>
  previousDecision !== undefined && (measure !== null || action !== previousDecision.action);
