import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join, type Person } from '../browser.ts';
import type { Running } from '../target.ts';

/** Tests liking members and being liked. */
export function likes(running: () => Running): void {
  describe('likes', () => {
    test(
      'delivers a like as new, then marks it seen, returns it and removes it',
      {
        meta: {
          spec: [
            'call.get-likes',
            'call.post-likes',
            'call.delete-likes',
            'entity.likes.entry-like-new-boolean',
            'entity.likes.entry-did-like-profile',
          ],
        },
      },
      async () => {
        const [anna, ben] = [await join(running()), await join(running())];
        const likesOf = (person: Person) => person.browser.client.call(calls.getLikes);
        await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
        await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
        expect((await likesOf(anna)).profiles).toMatchObject([{ id: ben.id, like_new: false }]);
        expect((await likesOf(ben)).liked_by).toMatchObject([
          { id: anna.id, like_new: true, did_like_profile: false },
        ]);
        await ben.browser.client.call(calls.markLikeSeen, { payload: { profile: anna.id } });
        await ben.browser.client.call(calls.likeProfile, { payload: { profile: anna.id } });
        expect((await likesOf(ben)).liked_by).toMatchObject([
          { id: anna.id, like_new: false, did_like_profile: true },
        ]);
        await anna.browser.client.call(calls.unlikeProfile, { payload: { profile: ben.id } });
        expect((await likesOf(ben)).liked_by).toEqual([]);
        expect((await likesOf(anna)).profiles).toEqual([]);
      },
    );

    test(
      'lists sender and recipient of likes',
      {
        meta: {
          spec: [
            'entity.likes.profiles-are-liked-by-user',
            'entity.likes.liked-by-are-likers',
            'entity.likes.entry-id',
          ],
        },
      },
      async () => {
        const [anna, ben] = [await join(running()), await join(running())];
        await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
        const [annaLikes, benLikes] = await Promise.all(
          [anna, ben].map((person) => person.browser.client.call(calls.getLikes)),
        );
        expect([annaLikes!.profiles[0]!.id, annaLikes!.liked_by]).toEqual([ben.id, []]);
        expect([benLikes!.profiles, benLikes!.liked_by[0]!.id]).toEqual([[], anna.id]);
      },
    );
  });
}
