import { ApiError, callInit, callPath, readError } from '@meetcute/client';
import { calls, type CallDefinition } from '@meetcute/contract';
import type { Backend, Writer } from './backend.ts';

/** A call with its sender; `label` describes it in the log of a run. */
export interface OutgoingCall {
  /** Member whose browser sends the call. */
  readonly writer: Writer;
  /** Number of the browser. */
  readonly browser: number;
  /** Call of the contract. */
  readonly call: CallDefinition;
  /** Query of the call. */
  readonly query?: Readonly<Record<string, string>>;
  /** Payload of the call. */
  readonly payload?: unknown;
  /** Idempotency key. */
  readonly key?: string;
  /** Description for the log. */
  readonly label: string;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** A request in transit, or its response on the way back. */
export interface Packet {
  /** Call that the packet belongs to. */
  readonly outgoing: OutgoingCall;
  /** Response on the way back; null while the request is in transit. */
  response: Response | null;
  /** Promise of the caller; null once it no longer waits. */
  client: PromiseWithResolvers<unknown> | null;
}

/** The network between browsers and server, with all its failures. */
export interface Network {
  /** Requests and responses in transit. */
  readonly packets: Packet[];
  /** Sends a call; resolves with its response body. */
  readonly send: (outgoing: OutgoingCall) => Promise<unknown>;
  /** Advances a packet: a request to the server, a response to its caller. */
  readonly step: (packet: Packet) => Promise<void>;
  /** Drops a packet; its caller gets a network error. */
  readonly lose: (packet: Packet) => void;
  /** Duplicates a request; the second copy arrives at any time. */
  readonly double: (packet: Packet) => void;
  /** Rejects the caller's promise; the packet may still arrive. */
  readonly giveUp: (packet: Packet) => void;
  /** Makes the server fail, before or after it has handled the request. */
  readonly fail: (packet: Packet, isDone: boolean) => Promise<void>;
  /** Drops the callers of matching packets, as when their page ends. */
  readonly abandon: (isMatch: (outgoing: OutgoingCall) => boolean) => void;
  /** Texts of stored messages, in the order in which the server stored them. */
  readonly stored: Set<string>;
}

/** Creates the error of a call without a response. */
export const noResponse = () =>
  new ApiError({ status: 0, code: 'network', message: 'The response was lost.' });

const createFailure = () =>
  Response.json({ error: { code: 'server_error', message: 'failed' } }, { status: 500 });

const textOf = ({ payload }: OutgoingCall) => (payload as { text: string }).text;

/** Creates a network without packets. */
export function createNetwork(backend: Backend): Network {
  const packets: Packet[] = [];
  const storedTexts = new Set<string>();

  const remove = (packet: Packet) => {
    const index = packets.indexOf(packet);
    if (index >= 0) packets.splice(index, 1);
  };
  const rejectCaller = (packet: Packet) => {
    packet.client?.reject(noResponse());
    packet.client = null;
  };
  const serve = async ({ outgoing }: Packet): Promise<Response> => {
    const { writer, browser, call, query, payload, key } = outgoing;
    const input = { query, payload, idempotencyKey: key };
    const init = callInit(call, input, { 'x-package': 'model/1' });
    const response = await backend.fetch(writer, browser, callPath(call, input), init);
    if (call.name === calls.sendMessage.name && response.ok) storedTexts.add(textOf(outgoing));
    return response;
  };

  return {
    packets,
    stored: storedTexts,
    send: (outgoing) => {
      const client = Promise.withResolvers<unknown>();
      const packet: Packet = { outgoing, response: null, client };
      packets.push(packet);
      outgoing.signal?.addEventListener('abort', () => rejectCaller(packet), { once: true });
      return client.promise;
    },
    step: async (packet) => {
      if (!packet.response) packet.response = await serve(packet);
      else {
        remove(packet);
        const { response, client } = packet;
        packet.client = null;
        if (response.ok) client?.resolve(await response.json());
        else client?.reject(await readError(response, 0));
      }
      if (!packet.client) remove(packet);
    },
    lose: (packet) => {
      remove(packet);
      rejectCaller(packet);
    },
    double: (packet) => {
      if (!packet.response) packets.push({ ...packet, client: null });
    },
    giveUp: rejectCaller,
    fail: async (packet, isDone) => {
      if (packet.response) return;
      if (isDone) await serve(packet);
      packet.response = createFailure();
    },
    abandon: (isMatch) => {
      for (const packet of packets) if (isMatch(packet.outgoing)) packet.client = null;
    },
  };
}
