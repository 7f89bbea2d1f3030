import { DELETION_GRACE_MS, isBanned, isSuspended } from '@meetcute/core';
import type { Member } from '../../modules/members/members.table.ts';
import { instant } from '../text-table.ts';

/** Returns the state of an account in a word. */
export function stateOf({ deletedAt, suspendedUntil, fictional, dateOfBirth }: Member, now: Date): string {
  if (deletedAt) return 'deleted';
  if (isSuspended(suspendedUntil, now)) return isBanned(suspendedUntil) ? 'banned' : 'suspended';
  if (fictional) return 'fictional';
  return dateOfBirth === null ? 'signing up' : 'active';
}

/** Returns what lists of members contain, as plain data. */
export const memberLine = (member: Member, now: Date) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  state: stateOf(member, now),
  created_at: member.createdAt,
  last_active_at: member.lastActiveAt,
});

/** Returns an account as plain data, without its password hash and texts. */
export function memberData(
  member: Member,
  counts: { sessions: number; photos: number; cases: number },
  now: Date,
) {
  const { deletedAt, suspendedUntil } = member;
  return {
    ...memberLine(member, now),
    email_confirmed_at: member.emailConfirmedAt,
    gender: member.gender,
    date_of_birth: member.dateOfBirth,
    country: member.country,
    region: member.countryregion,
    language: member.language,
    credits: member.credits,
    paid_until: member.paidUntil,
    ...counts,
    suspended_until: isSuspended(suspendedUntil, now) && !isBanned(suspendedUntil) ? suspendedUntil : null,
    deleted_at: deletedAt,
    erased_from: deletedAt && new Date(deletedAt.getTime() + DELETION_GRACE_MS),
  };
}

type Fact = string | number | Date | null;

const formatFact = (value: Fact): string => {
  if (value === null || value === '') return '-';
  return value instanceof Date ? `${instant(value)} UTC` : String(value);
};

/** Returns data as lines of names and values. */
export function factLines(data: Readonly<Record<string, Fact>>): string {
  const width = Math.max(...Object.keys(data).map((name) => name.length));
  return Object.entries(data)
    .map(
      ([name, value]) =>
        `${name.replaceAll('_', ' ').padEnd(width)}  ${formatFact(value).replace(/[\p{Cc}\p{Cf}]/gu, ' ')}`,
    )
    .join('\n');
}
