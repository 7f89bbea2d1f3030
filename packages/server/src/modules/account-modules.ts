import type { Routes } from '../http/call-context.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

/** The modules of site, account and photos. */
export const accountModules: readonly Routes[] = [sessionRoutes];
