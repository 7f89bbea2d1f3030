import type { CallName, Settings } from '@meetcute/contract';
import classicSite from '@meetcute/demo/sites/classic.json';
import { emptyWorld, handlersFor, setFault } from '@meetcute/mocks';
import type { Fault, World } from '@meetcute/mocks';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { Look } from './toolbar.ts';

/** What a story changes about its world, for instance `{ faults: { getLikes: { kind: 'hang' } } }`. */
export interface WorldParameter {
  faults?: Partial<Record<CallName, Fault>>;
  /** Changes the fresh world before the story is drawn. */
  change?: (world: World) => void;
}

const SLOW = 1500;

/** A fresh world for one story, as the toolbar and the story's parameter ask for it. */
export function worldFor(look: Look, { faults = {}, change }: WorldParameter = {}): World {
  const settings = { ...classicSite.settings, region_data: {} } as unknown as Settings;
  const world = emptyWorld({ settings });
  if (look.network === 'slow') world.delay = SLOW;
  for (const [call, fault] of Object.entries(faults)) setFault(world, call as CallName, fault);
  change?.(world);
  return world;
}

/** What answers a story's calls: nobody when offline, an error when failing, else its world. */
export function handlersOf(world: World, { network }: Look): HttpHandler[] {
  const failed = { error: { code: 'server_error', message: 'The mock network is set to failing.' } };
  if (network === 'offline') return [http.all('*/api/*', () => HttpResponse.error())];
  if (network === 'failing') return [http.all('*/api/*', () => HttpResponse.json(failed, { status: 500 }))];
  return handlersFor(world);
}
