import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { documentVersion } from '../entities/consent.ts';
import { authUser } from '../entities/user.ts';
import { maxLength, minLength } from '../lengths.ts';
import { language } from '../wire.ts';

/** Calls about the consent to terms and privacy. */
export const consentCalls = {
  acceptDocuments: defineCall({
    name: 'acceptDocuments',
    summary: 'Records that the member accepts the current versions of terms or privacy, read in a language.',
    method: 'PUT',
    path: '/api/consents.php',
    payload: z.strictObject({
      documents: z.array(z.strictObject(documentVersion.shape)).check(minLength(1), maxLength(2)),
      language,
    }),
    response: authUser,
    errors: ['version_outdated'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
} as const;
