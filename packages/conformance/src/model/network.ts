import { ApiError, callInit, callPath, readError } from '@meetcute/client';
import { calls, type CallDefinition } from '@meetcute/contract';
import type { Backend, Writer } from './backend.ts';

/** Who asks, and how a request reads in the story of a run. */
export interface Asking {
  readonly writer: Writer;
  readonly browser: number;
  readonly call: CallDefinition;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
  readonly key?: string;
  readonly label: string;
  readonly signal?: AbortSignal;
}

/** A request on its way, or its answer on the way back. */
export interface Packet {
  readonly asking: Asking;
  answer: Response | null;
  /** Who waits for the answer; null once nobody does. */
  client: PromiseWithResolvers<unknown> | null;
}

/** Everything between browsers and server, and all that can go wrong there. */
export interface Network {
  readonly packets: Packet[];
  readonly ask: (asking: Asking) => Promise<unknown>;
  /** Brings a packet on: a request to the server, an answer to who asked. */
  readonly step: (packet: Packet) => Promise<void>;
  /** Loses a packet; whoever asked learns that there is no answer. */
  readonly lose: (packet: Packet) => void;
  /** A request comes twice, the second time whenever it likes. */
  readonly double: (packet: Packet) => void;
  /** Whoever asked no longer waits, and what is under way may arrive all the same. */
  readonly giveUp: (packet: Packet) => void;
  /** The server fails, after it has done what was asked or before. */
  readonly fail: (packet: Packet, isDone: boolean) => Promise<void>;
  /** Nobody waits any more for what a browser's page has asked for. */
  readonly abandon: (isMeant: (asking: Asking) => boolean) => void;
  /** Texts of messages that the server has, in the order in which it took them. */
  readonly stored: Set<string>;
}

/** What a call comes to that is never answered. */
export const noAnswer = () => new ApiError({ status: 0, code: 'network', message: 'The answer was lost.' });

const failed = () => Response.json({ error: { code: 'server_error', message: 'failed' } }, { status: 500 });

const textOf = ({ payload }: Asking) => (payload as { text: string }).text;

/** A network with nothing on its way. */
export function createNetwork(backend: Backend): Network {
  const packets: Packet[] = [];
  const stored = new Set<string>();

  const remove = (packet: Packet) => {
    const index = packets.indexOf(packet);
    if (index >= 0) packets.splice(index, 1);
  };
  const leave = (packet: Packet) => {
    packet.client?.reject(noAnswer());
    packet.client = null;
  };
  const serve = async ({ asking }: Packet): Promise<Response> => {
    const { writer, browser, call, query, payload, key } = asking;
    const sent = { query, payload, idempotencyKey: key };
    const init = callInit(call, sent, { 'x-package': 'model/1' });
    const response = await backend.fetch(writer, browser, callPath(call, sent), init);
    if (call.name === calls.sendMessage.name && response.ok) stored.add(textOf(asking));
    return response;
  };

  return {
    packets,
    stored,
    ask: (asking) => {
      const client = Promise.withResolvers<unknown>();
      const packet: Packet = { asking, answer: null, client };
      packets.push(packet);
      asking.signal?.addEventListener('abort', () => leave(packet), { once: true });
      return client.promise;
    },
    step: async (packet) => {
      if (!packet.answer) packet.answer = await serve(packet);
      else {
        remove(packet);
        const { answer, client } = packet;
        packet.client = null;
        if (answer.ok) client?.resolve(await answer.json());
        else client?.reject(await readError(answer, 0));
      }
      if (!packet.client) remove(packet);
    },
    lose: (packet) => {
      remove(packet);
      leave(packet);
    },
    double: (packet) => {
      if (!packet.answer) packets.push({ ...packet, client: null });
    },
    giveUp: leave,
    fail: async (packet, isDone) => {
      if (packet.answer) return;
      if (isDone) await serve(packet);
      packet.answer = failed();
    },
    abandon: (isMeant) => {
      for (const packet of packets) if (isMeant(packet.asking)) packet.client = null;
    },
  };
}
