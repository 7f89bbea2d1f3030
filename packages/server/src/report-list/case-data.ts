import { overallState } from '@meetcute/core';
import type { Case } from '../modules/cases/cases.repository.ts';
import { historyOf } from '../modules/cases/cases.view.ts';

/** Returns a report or complaint as plain data for scripts, with its decisions and appeals, oldest first. */
export function caseData(each: Case): Record<string, unknown> {
  const { kind, row, decisions, appeals } = each;
  const { id, createdAt, text } = row;
  const state = overallState(historyOf(each));
  const about =
    kind === 'report'
      ? {
          category: row.category,
          profile: row.profileId,
          name: row.profileName,
          message: row.messageText,
          photo: row.photoFilename,
          reporter: row.reporterId,
        }
      : { subject: row.subject, name: row.name, email: row.email, member: row.memberId };
  return {
    receipt: id,
    kind,
    at: createdAt,
    state,
    ...about,
    text,
    decisions: decisions.map(({ createdAt: at, after, action, ground, facts, removed }) => ({
      at,
      after_appeal_of: after,
      action,
      ground,
      facts,
      removed: removed ?? [],
    })),
    appeals: appeals.map(({ createdAt: at, side, text: reasons }) => ({ at, side, text: reasons })),
  };
}
