import type { CaseQueue, DeskCase, DeskCaseLine } from '@meetcute/contract/desk';
import { openDecisions, overallState } from '@meetcute/core';

/** Returns the list in which a case is. */
export function queueOf({ open }: DeskCase): CaseQueue {
  if (open.length === 0) return 'decided';
  return open.includes('first') ? 'open' : 'appealed';
}

/** Returns a case as lists show it. */
export const lineOf = ({
  site,
  reference,
  kind,
  at,
  state,
  category,
  about,
  excerpt,
}: DeskCase): DeskCaseLine => ({
  site,
  reference,
  kind,
  at,
  state,
  category,
  about,
  excerpt,
});

/** Computes what follows from the decisions and appeals of a case. */
export function update(deskCase: DeskCase): void {
  const history = {
    kind: deskCase.kind,
    decisions: deskCase.decisions.map(({ at, after, action }) => ({ at: new Date(at), after, action })),
    appeals: deskCase.appeals.map(({ side }) => side),
  };
  deskCase.state = overallState(history);
  deskCase.open = [...openDecisions(history)];
}
