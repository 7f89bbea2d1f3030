import {
  initialPoll,
  nextPollAt,
  reducePoll,
  type PolledCall,
  type PollEvent,
  type PollState,
  type PushState,
} from '@meetcute/core';

const polled: readonly PolledCall[] = ['getUser', 'getChats', 'getLikes'];

export interface KeepPollingOptions {
  /** Asks for one call now. */
  ask: (call: PolledCall) => Promise<unknown>;
  /** The push state at this moment, because it decides the interval at each tick. */
  push: () => Pick<PushState, 'isSubscribed'>;
  now?: () => number;
}

/** What the event stream tells the poller. */
export interface Poller {
  tell: (type: PollEvent['type']) => void;
  stop: () => void;
}

/** Polls user, chats and likes as the schedule of core says, while a member is there. */
export function keepPolling({ ask, push, now = Date.now }: KeepPollingOptions): Poller {
  const states = new Map<PolledCall, PollState>(polled.map((call) => [call, initialPoll]));
  const timers = new Map<PolledCall, ReturnType<typeof setTimeout>>();

  const change = (call: PolledCall, type: PollEvent['type']) => {
    states.set(call, reducePoll(states.get(call) ?? initialPoll, { type, at: now() }));
    schedule(call);
  };

  const schedule = (call: PolledCall) => {
    clearTimeout(timers.get(call));
    const at = nextPollAt(states.get(call) ?? initialPoll, push());
    if (at === null) return;
    timers.set(
      call,
      setTimeout(() => void poll(call), Math.max(0, at - now())),
    );
  };

  const poll = async (call: PolledCall) => {
    // A failed poll waits for its next turn like a good one; the error policy has had its say.
    await ask(call).catch(() => undefined);
    if (timers.has(call)) change(call, 'polled');
  };

  const tell = (type: PollEvent['type']) => polled.forEach((call) => change(call, type));
  tell('userLoaded');
  return {
    tell,
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
