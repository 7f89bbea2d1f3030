import type { WaitingPicture } from '@meetcute/core';
import { holdPage } from '../app/heldPage.ts';
import type { Database, KeptPicture } from '../provider/database.ts';
import { KEPT_TIME } from '../provider/kept.ts';

/** Where a picture is kept that was chosen and not sent. */
export interface PicturePlace {
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

/** The picture that was chosen in a conversation and not sent; null for none. What was left lying for seven days goes, in all of the member's. */
export async function readPicture(
  database: Promise<Database>,
  { member, conversation }: PicturePlace,
  now: number,
): Promise<WaitingPicture | null> {
  const store = await storeOf(database);
  const isOld = ({ at }: KeptPicture) => now - at >= KEPT_TIME;
  const all = (await store?.all(member)) ?? [];
  for (const old of all.filter(isOld)) await store?.remove(member, old.conversation);
  return all.find((each) => each.conversation === conversation && !isOld(each))?.picture ?? null;
}

/** Keeps the picture of a conversation, which lives in the page alone until then; null forgets it. */
export async function keepPicture(
  database: Promise<Database>,
  { member, conversation }: PicturePlace,
  picture: WaitingPicture | null,
  at: number,
): Promise<void> {
  const hold = (isHeld: boolean) => holdPage(member, `picture/${conversation}`, isHeld);
  hold(picture !== null);
  const store = await storeOf(database);
  if (picture === null) await store?.remove(member, conversation);
  else if (await store?.put({ member, conversation, picture, at })) hold(false);
}
