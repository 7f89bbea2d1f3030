export { useSaveUser } from './useSaveUser.ts';
export { useActivation, type Activation } from './useActivation.ts';
export { useResendActivation } from './useResendActivation.ts';
