import { errorBody, type CallName, type ErrorCode } from '@meetcute/contract';
import type { Running } from '../target.ts';

/** One way to do a call wrong; every implementation refuses it with this code and names these fields. */
export interface RefusalCase {
  call: CallName;
  code: ErrorCode;
  /** The end of the sentence 'the call answers the code …'. */
  when: string;
  /** What was wrong with which field; left out where no field is to blame. */
  fields?: Record<string, string>;
  /** Does it; has to fail. */
  provoke: (running: Running) => Promise<unknown>;
}

/** Codes that were provoked in this run, as `call code`. */
export const provoked = new Set<string>();

/** Notes that a call answered a code. */
export const noteRefusal = (call: string, code: string): void => void provoked.add(`${call} ${code}`);

/** Throws the error of an answer, for what was asked past the client. */
export async function unwrap(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { error } = errorBody.parse(await response.json());
  throw Object.assign(new Error(error.message), { status: response.status, ...error });
}

/** Runs something while a site's settings are other ones. */
export async function withSettings<T>(
  running: Running,
  change: Partial<Running['settings']['free']>,
  work: () => Promise<T>,
): Promise<T> {
  const { free } = running.settings;
  const before = { ...free };
  Object.assign(free, change);
  try {
    return await work();
  } finally {
    Object.assign(free, before);
  }
}
