import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../stream/listen.ts';
import { PAIRS } from './writers.ts';

/** Messages that arrived in the streams of all readers. */
export interface Followed {
  /** Number of arrivals by text. */
  arrived: ReadonlyMap<string, number>;
  /** Streams that were opened. */
  opened: number;
  /** Ends the streams. */
  stop(): void;
}

const textIn = (block: string): string | undefined => {
  const line = /^event: message$[^]*?^data: (.*)$/m.exec(block)?.[1];
  return line ? (JSON.parse(line) as { data: { text: string } }).data.text : undefined;
};

const idIn = (block: string): string | undefined => /^id: (.*)$/m.exec(block)?.[1];

/** Keeps a stream of each reader open: one that ends is opened again from the last event on, as browsers do. */
export function follow(port: number): Followed {
  const arrivals = new Map<string, number>();
  const end = new AbortController();
  const streams = { arrived: arrivals, opened: 0, stop: () => end.abort() };
  const run = async (reader: number) => {
    // Before the first event. Without an id the server would begin with the newest one, and a client polls for the rest.
    let last = '0';
    const onBlock = (block: string) => {
      last = idIn(block) ?? last;
      const text = textIn(block);
      if (text !== undefined) arrivals.set(text, (arrivals.get(text) ?? 0) + 1);
    };
    while (!end.signal.aborted) {
      const stream = await listen(port, reader, onBlock, last).catch(() => null);
      if (stream) {
        streams.opened += 1;
        const close = () => stream.close();
        end.signal.addEventListener('abort', close, { once: true });
        await stream.ended;
        end.signal.removeEventListener('abort', close);
      }
      await wait(100);
    }
  };
  for (let pair = 1; pair <= PAIRS; pair += 1) void run(PAIRS + pair);
  return streams;
}
