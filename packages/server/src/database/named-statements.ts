import type { PGlite } from '@electric-sql/pglite';

/** Names of statements by their SQL. */
const names = new Map<string, string>();

/** Names a statement for PGlite, to which Drizzle passes no names. */
export const nameStatement = (text: string, name: string): void => void names.set(text, name);

type Send = PGlite['execProtocolStream'];

/** First bytes of messages in PostgreSQL's protocol. */
const types = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45, sync: 0x53 } as const;

/** Message that ends a query. */
const SYNC = Uint8Array.of(types.sync, 0, 0, 0, 4);

/** Returns the SQL of a message that parses a statement without a name and without types of parameters. */
const readText = (message: Uint8Array) => Buffer.from(message).toString('utf8', 6, message.length - 3);

/** Returns whether a message describes a statement (`S`). The others describe what is about to run. */
const describesStatement = (message: Uint8Array) => message[5] === 0x53;

/** Writes the name of a statement into a message that has an empty one. */
function withName(message: Uint8Array, offset: number, name: string): Uint8Array {
  const namedMessage = Buffer.concat([
    message.subarray(0, offset),
    Buffer.from(name),
    message.subarray(offset),
  ]);
  namedMessage.writeInt32BE(namedMessage.length - 1, 1);
  return namedMessage;
}

/**
 * Lets PGlite parse named statements once, as PostgreSQL does. PGlite parses each query anew, and sends its six messages
 * one after the other. A statement that is parsed is run by one.
 */
export function keepNamedStatements(client: Pick<PGlite, 'execProtocolStream'>): void {
  const send: Send = client.execProtocolStream.bind(client);
  /** Responses that describe parsed statements, by name. */
  const descriptions = new Map<string, Awaited<ReturnType<Send>>>();
  let name: string | undefined;
  let waiting: Uint8Array[] = [];
  let isSynced = false;

  const wait = (message: Uint8Array) => {
    waiting.push(message);
    return [];
  };
  client.execProtocolStream = async (message, options) => {
    if (message[0] === types.parse) {
      name = names.get(readText(message));
      waiting = [];
      isSynced = false;
    }
    if (name === undefined) return send(message, options);
    const description = descriptions.get(name);
    switch (message[0]) {
      case types.parse: {
        return description ? [] : send(withName(message, 5, name), options);
      }
      case types.describe: {
        if (!describesStatement(message)) return wait(message);
        if (description) return description;
        const newDescription = await send(withName(message, 6, name), options);
        descriptions.set(name, newDescription);
        return newDescription;
      }
      case types.bind: {
        return wait(withName(message, 6, name));
      }
      case types.execute: {
        // A failure is reported here, where PGlite adds the query to it.
        isSynced = true;
        return send(Buffer.concat([...waiting, message, SYNC]), options);
      }
      case types.sync: {
        name = undefined;
        return isSynced ? [] : send(message, options);
      }
      default: {
        return send(message, options);
      }
    }
  };
}
