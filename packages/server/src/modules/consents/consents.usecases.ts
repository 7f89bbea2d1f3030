import type { CallPayload, calls, User } from '@meetcute/contract';
import { documentsToAccept } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { unwrap } from '../../errors.ts';
import { type ChangeInput, publishUser } from '../members/members.usecases.ts';
import { addConsents } from './consents.repository.ts';

/** Records consents that the prompt asked for. Throws version_outdated for a version that is not current. */
export function acceptDocuments(
  unitOfWork: UnitOfWork<{ user: User }>,
  change: ChangeInput,
  payload: CallPayload<typeof calls.acceptDocuments>,
): Promise<{ user: User }> {
  const documents = unwrap(documentsToAccept(payload.documents, legalVersions));
  const { site, memberId, now } = change;
  const { language } = payload;
  const consent = {
    siteId: site.id,
    memberId,
    documents,
    language,
    source: 'prompt',
    acceptedAt: now,
  } as const;
  return unitOfWork.run([memberId], async (running) => {
    await addConsents(running.tx, consent);
    return { user: await publishUser(running, change) };
  });
}
