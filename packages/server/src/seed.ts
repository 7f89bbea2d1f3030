import type { Database } from './database/database.ts';
import { consents } from './modules/consents/consents.table.ts';
import { conversations, participations } from './modules/chats/chats.table.ts';
import { likes } from './modules/likes/likes.table.ts';
import { insertOpenings } from './modules/ledger/openings.repository.ts';
import { members } from './modules/members/members.table.ts';
import { messages } from './modules/messages/messages.table.ts';
import { photos } from './modules/photos/photos.table.ts';
import { sensitiveConsents } from './modules/sensitive-consents/sensitive-consents.table.ts';
import { readMember } from './modules/profile/profile.repository.ts';
import { argon2Hasher } from './ports/argon2-hasher.ts';
import type { Clock, Ids } from './ports/ports.ts';
import { fillEmpty, insertAll } from './seed.repository.ts';
import {
  consentRows,
  conversationRow,
  likeRow,
  memberRow,
  messageRows,
  createOpening,
  participationRows,
  photoRows,
  sensitiveConsentRows,
} from './seed-rows.ts';
import type { SeedWorld } from './seed-world.ts';

const YEAR = 31_536_000_000;

/**
 * Fills an empty database with a demo world in one transaction. Leaves a database with members unchanged.
 * Returns whether it was filled.
 */
export async function seed(
  { db, clock, ids }: { db: Database; clock: Clock; ids: Ids },
  world: SeedWorld,
): Promise<boolean> {
  return fillEmpty(db, async (tx) => {
    const passwordHash = await argon2Hasher.hash(world.password);
    const nobodysHash = await argon2Hasher.hash(ids.secret());
    const paidUntil = new Date(clock.now().getTime() + YEAR);
    const hashes = { passwordHash, nobodysHash };
    await insertAll(
      tx,
      members,
      world.people.map((person) => memberRow(person, { ...hashes, paidUntil })),
    );
    await insertOpenings(tx, world.people.map(createOpening));
    await insertAll(tx, consents, world.people.flatMap(consentRows));
    await insertAll(tx, sensitiveConsents, world.people.flatMap(sensitiveConsentRows));
    await insertAll(tx, photos, world.people.flatMap(photoRows));
    await insertAll(tx, likes, world.likes.map(likeRow));
    await insertAll(tx, conversations, world.conversations.map(conversationRow));
    await insertAll(tx, participations, world.conversations.flatMap(participationRows));
    await insertAll(tx, messages, world.conversations.flatMap(messageRows));
  });
}

/** Returns whether a site has one of the people of a demo world, by key. Members who sign up have other ids. */
export async function hasPerson(db: Database, site: string, keys: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(keys.map((key) => readMember(db, site, key)));
  return matches.some((member) => member !== null);
}
