import { calls, type CallResponse } from '@meetcute/contract';
import { idempotencyKeyOf, classifyFailure, type OutboxItem } from '@meetcute/core';
import { ApiError } from '../api-error.ts';
import type { Client } from '../client.ts';

/** Response to a sent message. */
export type Sent = CallResponse<typeof calls.sendMessage>;

const isRefusal = (error: ApiError): boolean => ['hold', 'refuse'].includes(classifyFailure(error));

const isUnknownImage = (error: unknown): boolean =>
  error instanceof ApiError && error.fields?.['image'] !== undefined;

/**
 * Returns a function that sends a message. An image is uploaded before its message, and only once per page, even when
 * the message fails. An image that the server no longer has is uploaded again on the next attempt.
 */
export function createDelivery(client: Client): (item: OutboxItem, signal: AbortSignal) => Promise<Sent> {
  /** Ids of the uploaded images, by client id. */
  const imageIds = new Map<string, string>();
  /** Client ids whose first upload, stored under its idempotency key, is not usable any more. */
  const staleUploads = new Set<string>();

  const upload = async (item: OutboxItem, file: Blob, signal: AbortSignal): Promise<string> => {
    const { client_id } = item;
    const payload = { file: [new File([file], 'picture')] };
    // The key is the same for each attempt, so that another page that continues gets the same image.
    const idempotencyKey = `${staleUploads.has(client_id) ? idempotencyKeyOf(item) : client_id}-image`;
    const { id } = await client.call(calls.uploadMessageImage, { payload, idempotencyKey, signal });
    imageIds.set(client_id, id);
    return id;
  };

  return async (item, signal) => {
    const { client_id, conversation, text, image, reference } = item;
    try {
      const imageId = image && (imageIds.get(client_id) ?? (await upload(item, image.file, signal)));
      const payload = {
        client_id,
        conversation,
        text,
        ...(imageId === undefined ? {} : { image: imageId }),
        ...(reference && { reference }),
      };
      const idempotencyKey = idempotencyKeyOf(item);
      const response = await client.call(calls.sendMessage, { payload, idempotencyKey, signal });
      imageIds.delete(client_id);
      return response;
    } catch (error) {
      const isRefused = error instanceof ApiError && isRefusal(error);
      const isOfImage = image && (!imageIds.has(client_id) || isUnknownImage(error));
      if (isRefused && isOfImage) {
        imageIds.delete(client_id);
        staleUploads.add(client_id);
      }
      throw error;
    }
  };
}
