import type { PendingImage } from '@meetcute/core';
import { registerUnsavedWork } from '../app/unsavedWork.ts';
import type { Database, StoredImage } from '../provider/database.ts';
import { PERSISTENCE_MS, persistentKey } from '../provider/persistentStore.ts';

/** Where a picture is kept that was chosen and not sent. */
export interface ImageOwner {
  /** Profile id of who chose it. */
  member: string;
  conversation: string;
}

/** The database; null where it can't be had, and a picture is lost with its page. */
const storeOf = (database: Promise<Database>) =>
  database.then(
    ({ pictures }) => pictures,
    () => null,
  );

/** Pictures that were sent from this page and are kept until their message is: nobody chooses them any more. */
const leaving = new WeakMap<object, Set<string>>();

const nameOf = ({ member, conversation }: ImageOwner) => persistentKey(member, conversation);

/** The picture that was chosen in a conversation and not sent; null for none. What was left lying for seven days goes, in all of the member's. */
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

/** Keeps the picture of a conversation, which lives in the page alone until then; null forgets it. */
export async function storeImage(
  database: Promise<Database>,
  { member, conversation }: ImageOwner,
  image: PendingImage | null,
  at: number,
): Promise<void> {
  const hold = (isHeld: boolean) => registerUnsavedWork(member, `picture/${conversation}`, isHeld);
  hold(image !== null);
  const store = await storeOf(database);
  if (image === null) await store?.remove(member, conversation);
  else if (await store?.put({ member, conversation, image, at })) hold(false);
}

/** Forgets the picture of a conversation that goes with a message as soon as that one is `written`; until then a reload brings it back. */
export async function detachImage(
  database: Promise<Database>,
  place: ImageOwner,
  written: Promise<unknown>,
): Promise<void> {
  const store = await storeOf(database);
  const names = (store && leaving.get(store)) ?? new Set();
  if (store) leaving.set(store, names.add(nameOf(place)));
  await written;
  await storeImage(database, place, null, 0);
  names.delete(nameOf(place));
}
