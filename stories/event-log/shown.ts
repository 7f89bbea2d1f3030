import type { Moment } from './moments.ts';

/** Expected state of the chat at a step of the log. */
export interface Shown {
  /** Messages in order, queued ones last. */
  readonly messages: readonly string[];
  /** Number of queued messages. */
  readonly waiting: number;
  /** Whether the typing indicator is shown. */
  readonly isTyping: boolean;
  /** Connection state of the page. */
  readonly connection: 'online' | 'offline' | 'reconnecting';
  /** Whether the chat was deleted. */
  readonly isGone: boolean;
}

const nothing: Shown = { messages: [], waiting: 0, isTyping: false, connection: 'online', isGone: false };

interface Heard {
  readonly shown: Shown;
  /** Messages sent while the viewer was offline. */
  readonly missed: readonly string[];
}

/** Inserts messages before the queued ones. */
const say = (shownState: Shown, texts: readonly string[]): Shown => {
  const index = shownState.messages.length - shownState.waiting;
  return {
    ...shownState,
    messages: [...shownState.messages.slice(0, index), ...texts, ...shownState.messages.slice(index)],
  };
};

function follow({ shown, missed: missedTexts }: Heard, moment: Moment): Heard {
  const isCut = shown.connection !== 'online';
  const isTheirs = moment.kind === 'theySay';
  switch (moment.kind) {
    case 'theyType':
      return { shown: { ...shown, isTyping: !isCut }, missed: missedTexts };
    case 'theySay':
    case 'iSayElsewhere':
      if (isCut) return { shown, missed: [...missedTexts, moment.text] };
      return {
        shown: say(isTheirs ? { ...shown, isTyping: false } : shown, [moment.text]),
        missed: missedTexts,
      };
    case 'iWrite': {
      const waiting = shown.waiting + (isCut ? 1 : 0);
      return {
        shown: { ...shown, messages: [...shown.messages, moment.text], waiting },
        missed: missedTexts,
      };
    }
    case 'offline':
      return { shown: { ...shown, connection: 'offline' }, missed: missedTexts };
    case 'serverAway':
      return { shown: { ...shown, connection: 'reconnecting' }, missed: missedTexts };
    case 'online':
    case 'serverBack':
      return { shown: { ...say(shown, missedTexts), waiting: 0, connection: 'online' }, missed: [] };
    case 'chatDeleted':
      return { shown: { ...nothing, isGone: true }, missed: missedTexts };
    default:
      return { shown, missed: missedTexts };
  }
}

/** Returns the expected state of the chat after `step` moments, without messages from before the log. */
export const shownAfter = (log: readonly Moment[], step: number): Shown =>
  log.slice(0, step).reduce<Heard>(follow, { shown: nothing, missed: [] }).shown;
