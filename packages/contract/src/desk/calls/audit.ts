import * as z from 'zod/mini';
import { id, text } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { deskAuditEntry } from '../entities.ts';
import { number } from './fields.ts';

/** Calls about the audit log. */
export const auditCalls = {
  listAudit: defineDeskCall({
    name: 'listAudit',
    summary: 'Returns entries of the audit log, newest first.',
    method: 'GET',
    path: '/desk/api/audit',
    query: z.strictObject({
      site: z.optional(id),
      author: z.optional(text(200, 1)),
      action: z.optional(text(200, 1)),
      before: number,
    }),
    response: z.object({ entries: z.array(deskAuditEntry), next: z.nullable(z.string()) }),
    errors: ['not_logged_in', 'forbidden', 'not_found'],
    access: 'admin',
  }),
  listAuditNames: defineDeskCall({
    name: 'listAuditNames',
    summary: 'Returns the authors and actions in the audit log, in alphabetical order.',
    method: 'GET',
    path: '/desk/api/audit/names',
    query: z.strictObject({ site: z.optional(id) }),
    response: z.object({ authors: z.array(z.string()), actions: z.array(z.string()) }),
    errors: ['not_logged_in', 'forbidden', 'not_found'],
    access: 'admin',
  }),
} as const;
