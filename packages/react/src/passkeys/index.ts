export { useAddPasskey, type PasskeyAddition } from './useAddPasskey.ts';
export { usePasskeyLogin, type PasskeyLogin } from './usePasskeyLogin.ts';
export { usePasskeys, type Passkeys } from './usePasskeys.ts';
export { useRemovePasskey, type PasskeyRemoval } from './useRemovePasskey.ts';
export { useRenamePasskey, type PasskeyRenaming } from './useRenamePasskey.ts';
export type { PasskeyProblem } from './webauthn.ts';
