import type { Moment } from './moments.ts';

/** What a log says that its chat has to show. */
export interface Shown {
  /** Messages in their order, those that wait last. */
  readonly said: readonly string[];
  /** How many of them wait to be sent. */
  readonly waiting: number;
  readonly isTyping: boolean;
  readonly connection: 'online' | 'offline' | 'reconnecting';
  /** Whether the chat is gone. */
  readonly isGone: boolean;
}

const nothing: Shown = { said: [], waiting: 0, isTyping: false, connection: 'online', isGone: false };

interface Heard {
  readonly shown: Shown;
  /** What was said while the viewer had no connection. */
  readonly missed: readonly string[];
}

/** Says a new message before those that wait. */
const say = (shown: Shown, texts: readonly string[]): Shown => {
  const at = shown.said.length - shown.waiting;
  return { ...shown, said: [...shown.said.slice(0, at), ...texts, ...shown.said.slice(at)] };
};

function follow({ shown, missed }: Heard, moment: Moment): Heard {
  const isCut = shown.connection !== 'online';
  const isTheirs = moment.kind === 'theySay';
  switch (moment.kind) {
    case 'theyType':
      return { shown: { ...shown, isTyping: !isCut }, missed };
    case 'theySay':
    case 'iSayElsewhere':
      if (isCut) return { shown, missed: [...missed, moment.text] };
      return { shown: say(isTheirs ? { ...shown, isTyping: false } : shown, [moment.text]), missed };
    case 'iWrite': {
      const waiting = shown.waiting + (isCut ? 1 : 0);
      return { shown: { ...shown, said: [...shown.said, moment.text], waiting }, missed };
    }
    case 'offline':
      return { shown: { ...shown, connection: 'offline' }, missed };
    case 'serverAway':
      return { shown: { ...shown, connection: 'reconnecting' }, missed };
    case 'online':
    case 'serverBack':
      return { shown: { ...say(shown, missed), waiting: 0, connection: 'online' }, missed: [] };
    case 'chatDeleted':
      return { shown: { ...nothing, isGone: true }, missed };
    default:
      return { shown, missed };
  }
}

/** What the chat shows beside what was said before the log, when so many of its moments have happened. */
export const shownAfter = (log: readonly Moment[], step: number): Shown =>
  log.slice(0, step).reduce<Heard>(follow, { shown: nothing, missed: [] }).shown;
