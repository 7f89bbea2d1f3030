import type { PendingImage } from '@meetcute/core';
import { registerUnsavedWork } from '../../app/unsaved-work.ts';
import type { Database, StoredImage } from '../../provider/database.ts';
import { PERSISTENCE_MS, persistentKey } from '../../provider/persistent-store.ts';

/** Owner of a chosen image that is not sent yet. */
export interface ImageOwner {
  /** Profile id of the member who chose it. */
  member: string;
  /** Id of the conversation. */
  conversation: string;
}

/**
 * Resolves with the image store; null when the database is not available and images last only as long as the page.
 */
const storeOf = (database: Promise<Database>) =>
  database.then(
    ({ images }) => images,
    () => null,
  );

/** Images sent from this page that stay stored until their message is; they are not offered as chosen any more. */
const leaving = new WeakMap<object, Set<string>>();

const nameOf = ({ member, conversation }: ImageOwner) => persistentKey(member, conversation);

/**
 * Resolves with the chosen, unsent image of a conversation; null for none. Also deletes the member's images that are
 * older than seven days. `now` is in milliseconds since 1970.
 */
export async function readImage(
  database: Promise<Database>,
  place: ImageOwner,
  now: number,
): Promise<PendingImage | null> {
  const { member, conversation } = place;
  const store = await storeOf(database);
  if (store && leaving.get(store)?.has(nameOf(place))) return null;
  const isOld = ({ at }: StoredImage) => now - at >= PERSISTENCE_MS;
  const all = (await store?.all(member)) ?? [];
  for (const old of all.filter(isOld)) await store?.remove(member, old.conversation);
  return all.find((each) => each.conversation === conversation && !isOld(each))?.image ?? null;
}

/** Stores the image of a conversation; null deletes it. The image counts as unsaved work until it is stored. */
export async function storeImage(
  database: Promise<Database>,
  { member, conversation }: ImageOwner,
  image: PendingImage | null,
  time: number,
): Promise<void> {
  const hold = (isHeld: boolean) => registerUnsavedWork(member, `picture/${conversation}`, isHeld);
  hold(image !== null);
  const store = await storeOf(database);
  if (image === null) await store?.remove(member, conversation);
  else if (await store?.put({ member, conversation, image, at: time })) hold(false);
}

/** Deletes the stored image of a sent message once `pendingWrite` resolves. Until then a reload restores the image. */
export async function detachImage(
  database: Promise<Database>,
  place: ImageOwner,
  pendingWrite: Promise<unknown>,
): Promise<void> {
  const store = await storeOf(database);
  const names = (store && leaving.get(store)) ?? new Set();
  if (store) leaving.set(store, names.add(nameOf(place)));
  await pendingWrite;
  await storeImage(database, place, null, 0);
  names.delete(nameOf(place));
}
