import { DAY_MS } from '@meetcute/core';
import { subtractTime, MINUTE } from './people/person.ts';
import type { DemoPerson } from './people/person.ts';
import { texts } from './people/texts/index.ts';
import type { Dialogue } from './people/texts/texts.ts';
import type { Random } from './random.ts';

/** Like between two people, by key. `seen` is whether its recipient has opened it. */
export interface DemoLike {
  readonly site: string;
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly seen: boolean;
}

/** Message of a conversation. `sender` is a person's key. */
export interface DemoMessage {
  readonly sender: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Conversation of two people, oldest message first. `readCount` is the number of messages each has read. */
export interface DemoConversation {
  readonly key: string;
  readonly site: string;
  readonly members: readonly [string, string];
  readonly messages: readonly DemoMessage[];
  readonly readCount: Readonly<Record<string, number>>;
}

const accountAge = (person: DemoPerson, now: Date) => now.getTime() - Date.parse(person.signedUpAt);

/** Returns an age of at most `maxAge` milliseconds that lies after both people signed up. */
const limitAge = (now: Date, pair: readonly [DemoPerson, DemoPerson], maxAge: number) =>
  Math.min(maxAge, 0.9 * accountAge(pair[0], now), 0.9 * accountAge(pair[1], now));

/** Creates a conversation from the script `lines`. If `unread` is 1, the last line is unread for the second person. */
const createConversation = (
  random: Random,
  now: Date,
  pair: readonly [DemoPerson, DemoPerson],
  { lines, unread }: { readonly lines: Dialogue; readonly unread: 0 | 1 },
): DemoConversation => {
  const [first, second] = pair;
  // Only a line of the first person can be unread for the second, and odd lines are the first person's.
  const sentLines = unread === 1 && lines.length % 2 === 0 ? lines.slice(0, -1) : lines;
  const step = random.int(3, 14) * MINUTE;
  const end = (unread === 1 ? random.int(4, 50) : random.int(90, 9000)) * MINUTE;
  const start = limitAge(now, pair, end + sentLines.length * step);
  return {
    key: `talk-${first.key}-${second.key}`,
    site: first.site,
    members: [first.key, second.key],
    messages: sentLines.map((text, index) => ({
      sender: (index % 2 === 0 ? first : second).key,
      text,
      sentAt: subtractTime(now, start - index * Math.min(step, start / sentLines.length)),
    })),
    readCount: { [first.key]: sentLines.length, [second.key]: sentLines.length - unread },
  };
};

const like = (
  random: Random,
  now: Date,
  liker: DemoPerson,
  recipient: DemoPerson,
  isSeen: boolean,
): DemoLike => ({
  site: liker.site,
  from: liker.key,
  to: recipient.key,
  at: subtractTime(
    now,
    limitAge(
      now,
      [liker, recipient],
      isSeen ? DAY_MS + random.next() * 20 * DAY_MS : random.next() * DAY_MS + MINUTE,
    ),
  ),
  seen: isSeen,
});

/**
 * Creates the data that a demo login finds: five new likes, four older ones of which three are mutual, and
 * three conversations, two of them unread.
 */
export const welcome = (random: Random, now: Date, login: DemoPerson, crowd: readonly DemoPerson[]) => {
  // Where all members are of one gender, they meet each other.
  const hasOneGender = crowd.every(({ gender }) => gender === login.gender);
  const candidates = crowd.filter(
    (person) =>
      person.images.length > 0 &&
      (hasOneGender || person.gender !== login.gender) &&
      Math.abs(person.age - login.age) < 12,
  );
  const friends = random.shuffle(candidates).slice(0, 14);
  const likes = [
    ...friends.slice(0, 9).map((friend, index) => like(random, now, friend, login, index >= 5)),
    ...friends.slice(6, 12).map((friend) => like(random, now, login, friend, true)),
  ];
  const scripts = random.shuffle(texts[login.language].dialogues);
  const conversations = friends.slice(6, 9).map((friend, index) =>
    createConversation(random, now, [friend, login], {
      lines: scripts[index % scripts.length] ?? [],
      unread: index === 2 ? 0 : 1,
    }),
  );
  return { likes, conversations };
};

/** Creates likes and conversations between random people. */
export const everyday = (random: Random, now: Date, crowd: readonly DemoPerson[]) => {
  const likes = crowd.flatMap((person) =>
    random
      .shuffle(crowd)
      .slice(0, random.int(0, 4))
      .filter((other) => other !== person)
      .map((other) => like(random, now, person, other, random.chance(0.7))),
  );
  const conversations = crowd
    .filter(() => random.chance(0.2))
    .flatMap((person) => {
      const others = crowd.filter((other) => other !== person && other.language === person.language);
      const lines = random.pick(texts[person.language].dialogues);
      return others.length > 0
        ? [createConversation(random, now, [person, random.pick(others)], { lines, unread: 0 })]
        : [];
    });
  return { likes, conversations };
};
