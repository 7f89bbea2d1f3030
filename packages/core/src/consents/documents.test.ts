import type { DocumentVersion } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { documentsDue, documentsToAccept } from './documents.ts';

const versions = { terms: '2026-11-25', privacy: '2026-10-01' };
const terms = (version: string): DocumentVersion => ({ document: 'terms', version });
const privacy = (version: string): DocumentVersion => ({ document: 'privacy', version });

describe('documents that need consent', () => {
  test.each<[string, DocumentVersion[], DocumentVersion[]]>([
    ['nothing was accepted', [], [terms('2026-11-25'), privacy('2026-10-01')]],
    ['both are accepted', [privacy('2026-10-01'), terms('2026-11-25')], []],
    ['only older terms are accepted', [terms('2026-11-24'), privacy('2026-10-01')], [terms('2026-11-25')]],
    [
      'older and current terms are accepted',
      [terms('2026-11-24'), terms('2026-11-25')],
      [privacy('2026-10-01')],
    ],
    [
      'the version of the other text is accepted',
      [terms('2026-10-01'), terms('2026-11-25')],
      [privacy('2026-10-01')],
    ],
    ['newer terms are accepted', [terms('2026-12-01'), privacy('2026-10-01')], [terms('2026-11-25')]],
  ])('where %s', (_, acceptedVersions, due) => {
    expect(documentsDue(acceptedVersions, versions)).toEqual(due);
  });
});

describe('accepting', () => {
  test.each([[[terms('2026-11-25')]], [[privacy('2026-10-01'), terms('2026-11-25')]]])(
    'allows current versions: %j',
    (documents) => {
      expect(documentsToAccept(documents, versions)).toEqual({ isAllowed: true, value: documents });
    },
  );

  test.each([
    [[terms('2026-11-24')], ['documents.0.version']],
    [[terms('2026-11-25'), privacy('2026-11-25')], ['documents.1.version']],
    [
      [terms('2026-12-01'), privacy('2025-10-01')],
      ['documents.0.version', 'documents.1.version'],
    ],
  ])('refuses any other version: %j', (documents, fields) => {
    expect(documentsToAccept(documents, versions)).toEqual({
      isAllowed: false,
      refusal: {
        code: 'version_outdated',
        fields: Object.fromEntries(fields.map((field) => [field, 'version_outdated'])),
      },
    });
  });
});
