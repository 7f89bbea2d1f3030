import type { DocumentVersion } from '@meetcute/contract';
import { documentsDue } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import type { Executor } from '../../database/database.ts';
import { consentsOf } from './consents.repository.ts';

/** Returns the current versions of legal texts that a member has not accepted. */
export const consentsDueOf = async (
  db: Executor,
  siteId: string,
  memberId: string,
): Promise<DocumentVersion[]> => documentsDue(await consentsOf(db, siteId, memberId), legalVersions);
