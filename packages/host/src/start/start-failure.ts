import { isDiskFull } from '@meetcute/core';
import { isStartError } from './StartError.ts';

/**
 * Returns one sentence for a failed start that an operator can fix, else the error. A stack trace does not help to
 * choose another port or to free a disk.
 */
export function startFailure(error: unknown): unknown {
  if (isDiskFull(error))
    return 'The disk is full, so the host cannot start. Free some space, or set DATA_DIR to a folder on another disk.';
  return isStartError(error) ? error.message : error;
}
