import type { Message } from '@meetcute/contract';
import { initialEvents, mergeMessages, reduceEvents, type EventState, type LogEvent } from '@meetcute/core';
import type { Sabotage } from './sabotage.ts';

/** A page's state of its member's conversations. */
export interface PageData {
  /** Returns the event state of the page. */
  readonly state: () => EventState;
  /** Applies one event; events may come in any order. */
  readonly apply: (event: LogEvent) => void;
  /** Merges messages from a response. */
  readonly merge: (place: string, messages: readonly Message[]) => void;
  /** Records the start of a poll. */
  readonly pollStarted: () => void;
  /** Ends a poll; `hasSucceeded` is false if it failed. */
  readonly polled: (hasSucceeded: boolean) => void;
  /** Returns the messages of a conversation, oldest first. */
  readonly messages: (place: string) => readonly Message[];
}

const decrementId = (id: string) => (id === '0' ? null : String(Number(id) - 1));

/** Creates an empty page state with the reducer of the product. */
export function createPageData(sabotage: Sabotage | null): PageData {
  let state = initialEvents();
  const setMessages = (place: string, messages: readonly Message[]) => {
    const data = { ...state.data, messages: { ...state.data.messages, [place]: messages } };
    state = { ...state, data };
  };
  const readMessages = (place: string) => state.data.messages[place] ?? [];
  return {
    state: () => state,
    apply: (event) => {
      if (sabotage === 'credulous page' && event.type === 'message') {
        const earlierMessages = readMessages(event.data.conversation);
        state = reduceEvents({ ...state, cursor: decrementId(event.id) }, { type: 'received', event });
        setMessages(event.data.conversation, [...earlierMessages, event.data]);
      } else state = reduceEvents(state, { type: 'received', event });
    },
    merge: (place, messages) => setMessages(place, mergeMessages(readMessages(place), messages)),
    pollStarted: () => (state = reduceEvents(state, { type: 'pollStarted' })),
    polled: (hasSucceeded) =>
      (state = reduceEvents(state, hasSucceeded ? { type: 'polled', data: {} } : { type: 'pollFailed' })),
    messages: readMessages,
  };
}
