import * as z from 'zod/mini';
import { calendarDate } from '../wire.ts';

/** Legal texts whose versions members accept. */
export const legalDocument = z.enum(['terms', 'privacy']);

/** A version of a legal text. Versions are dates. */
export const documentVersion = z.object({ document: legalDocument, version: calendarDate });

export type LegalDocument = z.output<typeof legalDocument>;
export type DocumentVersion = z.output<typeof documentVersion>;
