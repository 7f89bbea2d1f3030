import { calls, LIST_PAGE } from '@meetcute/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestWorld } from '../../../test/test-world.ts';
import { members } from '../members/members.table.ts';
import { likes } from './likes.table.ts';

const MANY = 2000;

/** Largest answer to a request for likes, in bytes: two lists of 100 members. */
const ANSWER_MAX = 100_000;

test(`answers with one page to a member whom ${MANY} others like`, async () => {
  const world = await openTestWorld();
  try {
    const anna = await world.join();
    const { id: other } = (await world.add('free', [{}]))[0]!;
    await world.db.execute(sql`
      insert into ${members}
      select copy.* from ${members} as original, generate_series(1, ${MANY}) as n,
        jsonb_populate_record(original, jsonb_build_object('id', 'm' || n, 'email_key', n)) as copy
      where original.id = ${other}`);
    await world.db.execute(sql`
      insert into ${likes} (site_id, liker_id, liked_id, liked_at)
      select 'free', 'm' || n, ${anna.id}, now() - n * interval '1 second' from generate_series(1, ${MANY}) as n`);
    const response = await anna.fetch(calls.getLikes.path);
    const body = new Uint8Array(await response.arrayBuffer());
    const { liked_by: likedBy } = JSON.parse(new TextDecoder().decode(body)) as {
      liked_by: { id: string }[];
    };
    expect(response.status).toBe(200);
    expect(likedBy.map(({ id }) => id)).toEqual(Array.from({ length: LIST_PAGE }, (_, n) => `m${n + 1}`));
    expect(body.length).toBeLessThan(ANSWER_MAX);
  } finally {
    await world.close();
  }
});
