import type { DocumentVersion, LegalDocument } from '@meetcute/contract';
import { allow, type RuleResult } from '../rule-result.ts';

/** Current version of each legal text. */
export type LegalVersions = Readonly<Record<LegalDocument, string>>;

const isSame = (a: DocumentVersion, b: DocumentVersion) =>
  a.document === b.document && a.version === b.version;

/** Returns the current version of each legal text, as a list. */
export const currentDocuments = ({ terms, privacy }: LegalVersions): DocumentVersion[] => [
  { document: 'terms', version: terms },
  { document: 'privacy', version: privacy },
];

/** Returns the current versions that a member has not accepted. */
export const documentsDue = (
  acceptedVersions: readonly DocumentVersion[],
  versions: LegalVersions,
): DocumentVersion[] =>
  currentDocuments(versions).filter((document) => !acceptedVersions.some((one) => isSame(one, document)));

/** Returns the accepted versions to record. Refuses a version that is not the current one. */
export function documentsToAccept(
  documents: readonly DocumentVersion[],
  versions: LegalVersions,
): RuleResult<readonly DocumentVersion[]> {
  const fields = documents.flatMap(({ document, version }, index) =>
    version === versions[document] ? [] : [[`documents.${index}.version`, 'version_outdated'] as const],
  );
  return fields.length === 0
    ? allow(documents)
    : { isAllowed: false, refusal: { code: 'version_outdated', fields: Object.fromEntries(fields) } };
}
