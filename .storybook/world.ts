import type { CallName } from '@meetcute/contract';
import { answer, createWorld, handlersFor, setFault } from '@meetcute/mocks';
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

let onStage: World | undefined;

/** The world of the story that was set up last. Throws before there is one. */
export function worldOnStage(): World {
  if (onStage) return onStage;
  throw new Error('No story has a world yet. Ask for it in a play function.');
}

const STAGE = 'x-stage';
const stages = new WeakMap<World, string>();
let lastStage = 0;

/** What the calls of a story say of the world that is meant. */
export const stageHeaders = (world: World): Record<string, string> => ({ [STAGE]: stages.get(world) ?? '' });

/** Refuses what an earlier story said as it was left: its people are the same, and its chats have the same names. */
const own = (world: World) =>
  http.all('*/api/*', ({ request }) => {
    const stage = request.headers.get(STAGE);
    return stage === null || stage === stages.get(world) ? undefined : HttpResponse.error();
  });

/** A fresh world for one story, as the toolbar and the story's parameter ask for it. */
export function worldFor(look: Look, { faults = {}, change }: WorldParameter = {}): World {
  const world = createWorld({ viewer: look.viewer, site: look.template });
  if (look.network === 'slow') world.delay = SLOW;
  for (const [call, fault] of Object.entries(faults)) setFault(world, call as CallName, fault);
  change?.(world);
  onStage = world;
  stages.set(world, String((lastStage += 1)));
  return world;
}

const failure = { error: { code: 'server_error', message: 'The mock network is set to failing.' } };

/**
 * What answers a story's calls: its world, behind a network that is down or failing where the toolbar says so. Who is
 * logged in stays known, as for a member whose page was open before.
 */
export function handlersOf(world: World, { network }: Look): HttpHandler[] {
  const [first, answers] = [own(world), handlersFor(world)];
  if (network !== 'offline' && network !== 'failing') return [first, ...answers];
  const fail = () =>
    network === 'offline' ? HttpResponse.error() : HttpResponse.json(failure, { status: 500 });
  const user = http.get('*/api/user.php', ({ request }) => answer(world, request));
  return [first, user, http.all('*/api/*', fail), ...answers];
}
