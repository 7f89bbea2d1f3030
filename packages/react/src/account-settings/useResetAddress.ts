import { usePersistentState, type PersistentState } from '../provider/usePersistentState.ts';

/**
 * Returns the address for which this browser last requested a password link. The login page has it already filled in once
 * the new password is set.
 */
export const useResetAddress = (): PersistentState<string> => usePersistentState('reset-address', '');
