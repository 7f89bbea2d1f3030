import { canSignUp } from '@meetcute/core';
import { useSettings, useTrafficSource } from '@meetcute/react';

/** Whether a visitor may sign up on this site; without the permission they need an invitation. */
export const useCanJoin = (): boolean => canSignUp(useSettings(), useTrafficSource());
