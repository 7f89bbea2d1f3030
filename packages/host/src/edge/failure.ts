import { isDiskFull } from '@meetcute/core';
import { currentRequestId } from '../log/request-id.ts';
import { plain } from '../pages/responses.ts';
import { isSlowBody } from './slow-body.ts';

/** Returns the response to a request that failed, and logs what the client did not cause. */
export function failureResponse(
  onError: (message: string, error: unknown) => void,
  error: unknown,
): Response {
  if (isSlowBody(error)) return plain('The request arrived too slowly.', 408);
  if (isDiskFull(error)) {
    onError('The disk is full.', error);
    return plain('This is not possible at the moment. Please try again later.', 503);
  }
  onError('A request failed.', error);
  const id = currentRequestId();
  const number = id === null ? '' : ` If you write to us, please quote this number: ${id}`;
  return plain(`Something went wrong on our side. Please try again later.${number}`, 500);
}
