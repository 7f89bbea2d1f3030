import type { Executor } from '../../database/database.ts';
import type { Member } from '../members/members.table.ts';
import { hasNewPhotos } from '../photos/photo-queue.repository.ts';
import { findVisible, type Viewing } from './profile.repository.ts';

/**
 * Returns a member whom a landing page may show: a fictional profile, or somebody who has agreed and whose photos an
 * operator has looked at. Returns null for anybody else.
 */
export async function findAdvertised(db: Executor, viewing: Viewing, id: string): Promise<Member | null> {
  const member = await findVisible(db, viewing, id);
  if (!member || member.fictional) return member;
  if (!member.advertisingSince || (await hasNewPhotos(db, viewing.siteId, id))) return null;
  return member;
}
