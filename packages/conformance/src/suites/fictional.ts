import { calls, type Profile } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join, openBrowser, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import { writeTo } from './chats.ts';

// A separate country, so that pages contain nobody else.
const here = { country: 'NZ', gender: 'm' } as const;

/** Returns the profile from every call that returns other members. The stranger has liked nobody yet. */
async function everywhere(
  { browser: { client } }: Person,
  stranger: Person,
  id: string,
): Promise<Record<string, Profile[]>> {
  const [one, results, suggestions, likes, chats, news] = await Promise.all([
    client.call(calls.getProfile, { query: { id } }),
    client.call(calls.search, { query: { ...here, pp: 48 } }),
    stranger.browser.client.call(calls.getSuggestions, { query: { for: 'match' } }),
    client.call(calls.getLikes),
    client.call(calls.getChats),
    client.call(calls.getNotifications, { query: {} }),
  ]);
  return {
    profile: [one.profile],
    search: results.profiles,
    suggestions: suggestions.profiles,
    given: likes.profiles,
    received: likes.liked_by,
    chats: chats.chats.map(({ profile }) => profile),
    notifications: news.notifications.flatMap(({ profile }) => profile ?? []),
  };
}

/** Tests fictional profiles. */
export function fictional(running: () => Running): void {
  describe('fictional profiles', () => {
    test(
      'lists a fictional profile among real ones, marked and without any activity in every response',
      { meta: { spec: ['profile.fictional-profiles-exist'] } },
      async () => {
        const anna = await join(running(), 'free', { ...here, name: 'Anna' });
        const stranger = await join(running(), 'free', here);
        const [real, fictionalMember] = [
          await join(running(), 'free', here),
          await join(running(), 'free', here),
        ];
        await running().makeFictional('free', fictionalMember.user.email);
        for (const other of [real, fictionalMember]) {
          const like = (actor: Person, target: Person) =>
            actor.browser.client.call(calls.likeProfile, { payload: { profile: target.id } });
          await Promise.all([like(anna, other), like(other, anna)]);
          await writeTo(anna, other.id);
        }
        for (const other of [real, fictionalMember]) {
          for (const [place, profiles] of Object.entries(await everywhere(anna, stranger, other.id))) {
            const shownProfile = profiles.find(({ id }) => id === other.id);
            expect(shownProfile?.fictional, place).toBe(other === fictionalMember);
            // Both have joined just now. Nobody uses a fictional profile, so it claims no activity.
            expect([shownProfile?.online, shownProfile?.last_active !== null], place).toEqual(
              other === fictionalMember ? [false, false] : [true, true],
            );
          }
        }
        const visitor = openBrowser(running()).client;
        const { profile } = await visitor.call(calls.getProfile, { query: { id: fictionalMember.id } });
        expect(profile).toMatchObject({ fictional: true, online: false, last_active: null });
      },
    );
  });
}
