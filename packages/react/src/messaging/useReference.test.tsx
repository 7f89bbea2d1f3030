import type { MessageReference } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createReferenceKey } from './outbox/draft-storage.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useReference } from './useDraft.ts';

const photo: MessageReference = { kind: 'photo', id: 'photo-1' };
const message: MessageReference = { kind: 'message', id: '3' };
/** Id of a conversation with characters that an address would escape. */
const CHAT = 'a chat/1';

/** Opens a page of a member, and returns what the hook keeps for conversations. */
function referencePage() {
  const world = memberWorld();
  const page = openPage(world);
  const key = createReferenceKey(viewerOf(world).profile.id, CHAT);
  return { ...page, world, key, referenceIn: (chat: string) => page.use(() => useReference(chat)) };
}

test('keeps for each conversation what its next message answers, also after a reload', () => {
  const { kept: localStore, referenceIn, world } = referencePage();
  const [first, other] = [referenceIn(CHAT), referenceIn('other')];
  expect(first.current[0]).toBeNull();
  act(() => first.current[1](photo));
  act(() => first.current[1](message));
  expect([first.current[0], other.current[0]]).toEqual([message, null]);
  const laterReference = openPage(world, null, { localStore }).use(() => useReference(CHAT));
  expect(laterReference.current[0]).toEqual(message);
});

test('stores it under the key that other files write, and deletes the entry with it', () => {
  const { kept: localStore, key, referenceIn } = referencePage();
  const reference = referenceIn(CHAT);
  act(() => localStore.write(key, JSON.stringify(photo)));
  expect(reference.current[0]).toEqual(photo);
  act(() => reference.current[1](null));
  expect(reference.current[0]).toBeNull();
  expect(localStore.view(key)).toBeNull();
});
