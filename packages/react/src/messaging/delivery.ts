import { ApiError, type Client } from '@meetcute/client';
import { calls, type CallResponse } from '@meetcute/contract';
import { idempotencyKeyOf, classifyFailure, type OutboxItem } from '@meetcute/core';

/** What the server answers to a message. */
export type Sent = CallResponse<typeof calls.sendMessage>;

const isRefusal = (error: ApiError): boolean => ['held', 'refused'].includes(classifyFailure(error));

const isUnknownImage = (error: unknown): boolean =>
  error instanceof ApiError && error.fields?.['image'] !== undefined;

/**
 * Brings messages to the server. A picture goes ahead of its message, and once while the page lives, however often the
 * message fails; one that the server has forgotten since goes again with the next try.
 */
export function createDelivery(client: Client): (item: OutboxItem, signal: AbortSignal) => Promise<Sent> {
  /** Ids of the pictures that the server has, by client id. */
  const uploaded = new Map<string, string>();
  /** Client ids for which the answer to the first upload, which is kept under its key, is of no use any more. */
  const spent = new Set<string>();

  const upload = async (item: OutboxItem, file: Blob, signal: AbortSignal): Promise<string> => {
    const { client_id } = item;
    const payload = { file: [new File([file], 'picture')] };
    // The same for each try, so that another page that goes on with the message gets the same picture.
    const idempotencyKey = `${spent.has(client_id) ? idempotencyKeyOf(item) : client_id}-image`;
    const { id } = await client.call(calls.uploadMessageImage, { payload, idempotencyKey, signal });
    uploaded.set(client_id, id);
    return id;
  };

  return async (item, signal) => {
    const { client_id, conversation, text, image } = item;
    try {
      const imageId = image && (uploaded.get(client_id) ?? (await upload(item, image.file, signal)));
      const payload = { client_id, conversation, text, ...(imageId === undefined ? {} : { image: imageId }) };
      const idempotencyKey = idempotencyKeyOf(item);
      const sent = await client.call(calls.sendMessage, { payload, idempotencyKey, signal });
      uploaded.delete(client_id);
      return sent;
    } catch (error) {
      const isRefused = error instanceof ApiError && isRefusal(error);
      const isOfImage = image && (!uploaded.has(client_id) || isUnknownImage(error));
      if (isRefused && isOfImage) {
        uploaded.delete(client_id);
        spent.add(client_id);
      }
      throw error;
    }
  };
}
