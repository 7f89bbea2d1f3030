import { expect, test } from 'vitest';
import { createPersistentStore, persistentKey } from '../../provider/persistent-store.ts';
import { createSentJournal } from './sent-journal.ts';

test('reads entries that an earlier version left, with and without an image', () => {
  const store = createPersistentStore({ storage: () => undefined });
  const entries = [
    { client_id: 'm1', hasPicture: true },
    { client_id: 'm2', hasPicture: false },
    { client_id: 'm3', hasImage: true },
  ];
  store.write(persistentKey('anna', 'sent'), JSON.stringify(entries));
  const journal = createSentJournal(store, 'anna');
  expect(journal.withImages().map(({ client_id }) => client_id)).toEqual(['m1', 'm3']);
  expect(journal.all().map(({ client_id }) => client_id)).toEqual(['m2']);
});
