import { errorBody, type CallName, type ErrorCode } from '@meetcute/contract';
import type { Running } from '../target.ts';

/** An invalid request; every implementation refuses it with this code and names these fields. */
export interface RefusalCase {
  /** Name of the call. */
  call: CallName;
  /** Expected error code. */
  code: ErrorCode;
  /** End of the sentence 'the call responds with the code …'. */
  when: string;
  /** Expected error of each invalid field; omitted if no field is invalid. */
  fields?: Record<string, string>;
  /** Sends the request; must reject. */
  provoke: (running: Running) => Promise<unknown>;
}

/** Codes provoked in this run, as `call code`. */
export const provokedCodes = new Set<string>();

/** Records that a call responded with a code. */
export const recordRefusal = (call: string, code: string): void => void provokedCodes.add(`${call} ${code}`);

/** Throws the error of a response, for requests sent without the client. */
export async function unwrap(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { error } = errorBody.parse(await response.json());
  throw Object.assign(new Error(error.message), { status: response.status, ...error });
}

/** Runs a function with changed site settings. */
export async function withSettings<T>(
  running: Running,
  change: Partial<Running['settings']['free']>,
  work: () => Promise<T>,
): Promise<T> {
  const { free } = running.settings;
  const settingsBefore = { ...free };
  Object.assign(free, change);
  try {
    return await work();
  } finally {
    Object.assign(free, settingsBefore);
  }
}
