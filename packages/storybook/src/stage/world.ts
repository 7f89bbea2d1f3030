import type { CallName } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { respond, createWorld, handlersFor, setFault } from '@meetcute/mocks';
import type { DemoSiteName, Fault, World } from '@meetcute/mocks';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { brandNames } from '../brands/brand-names.ts';
import { isTest } from './is-test.ts';
import { titleOf } from '../brands/title-of.ts';
import type { ToolbarGlobals, Viewer } from '../toolbar/toolbar.ts';

/** Changes of a story to its world, for example `{ faults: { getLikes: { kind: 'hang' } } }`. */
export interface WorldParameter {
  /**
   * Demo site of the world, whose settings the page has in any brand. It has the name and company of the brand's own site, if
   * it is the site of another brand. Default: the site of the brand.
   */
  site?: DemoSiteName;
  /** Faults by call. Default: none. */
  faults?: Partial<Record<CallName, Fault>>;
  /** Whether the viewer has accepted only older versions of terms and privacy. Default: false. */
  hasOutdatedConsent?: boolean;
  /** Changes the new world before the story renders. */
  change?: (world: World) => void;
}

const SLOW = 1500;

let onStage: World | undefined;

/** Returns the world of the current story. Throws before the first one. */
export function worldOnStage(): World {
  if (onStage) return onStage;
  throw new Error('No story has a world yet. Call worldOnStage() in a play function.');
}

const STAGE = 'x-stage';
const stages = new WeakMap<World, string>();
let lastStage = 0;

/** Returns the headers that identify the world of a call. */
export const stageHeaders = (world: World): Record<string, string> => ({ [STAGE]: stages.get(world) ?? '' });

/** Rejects late calls of an earlier story, whose members and chats have the same ids. */
const rejectLateCalls = (world: World) =>
  http.all('*/api/*', ({ request }) => {
    const stage = request.headers.get(STAGE);
    return stage === null || stage === stages.get(world) ? undefined : HttpResponse.error();
  });

/** Returns the demo site with the people of a brand; brands without one borrow those of classic. */
const demoSiteOf = (template: string) => (template === 'nocturne' ? 'nocturne' : 'classic');

/** Settings by which members recognise a site. */
const IDENTITY = [
  'name',
  'domain',
  'email',
  'support_email',
  'support_phone',
  'company_name',
  'address',
  'city',
  'kvk',
  'vat_numbers',
] as const;

/** Gives a world of another brand's site the name and company of the brand's own one. */
function takeIdentity({ settings }: World, site: DemoSiteName, ownSite: DemoSiteName): void {
  if (site === ownSite || !brandNames.some((name) => demoSiteOf(name) === site)) return;
  const { settings: mine } = demoSites.find(({ id }) => id === ownSite)!;
  Object.assign(settings, Object.fromEntries(IDENTITY.map((key) => [key, mine[key]])));
}

/**
 * Creates the world of a story from the toolbar, its usual viewer and its parameter. If a reader chooses the visitor for a
 * story that a visitor cannot have, such as a conversation, it is the world of a member who has logged out: the page
 * redirects as the site does.
 */
export function worldFor(
  globals: ToolbarGlobals,
  usual: Viewer,
  { site, faults = {}, hasOutdatedConsent = false, change }: WorldParameter = {},
): World {
  const ownSite = demoSiteOf(globals.template);
  const create = (viewer: Viewer) => {
    const newWorld = createWorld({ viewer, site: site ?? ownSite, hasOutdatedConsent });
    if (site) takeIdentity(newWorld, site, ownSite);
    change?.(newWorld);
    return newWorld;
  };
  let world: World;
  try {
    world = create(globals.viewer === 'usual' ? usual : globals.viewer);
  } catch (error) {
    if (isTest || globals.viewer !== 'visitor') throw error;
    world = create('paid');
    world.browserSession = null;
  }
  if (!site && globals.template !== ownSite) world.settings.name = titleOf(globals.template);
  if (globals.network === 'slow') world.delay = SLOW;
  for (const [call, fault] of Object.entries(faults)) setFault(world, call as CallName, fault);
  onStage = world;
  stages.set(world, String((lastStage += 1)));
  return world;
}

const failure = { error: { code: 'server_error', message: 'The mock network is set to failing.' } };

/**
 * Returns the request handlers of a story: its world, behind the network condition of the toolbar. The session call
 * always succeeds, as for a member whose page was open before.
 */
export function handlersOf(world: World, { network }: ToolbarGlobals): HttpHandler[] {
  const [first, routes] = [rejectLateCalls(world), handlersFor(world)];
  if (network !== 'offline' && network !== 'failing') return [first, ...routes];
  const fail = () =>
    network === 'offline' ? HttpResponse.error() : HttpResponse.json(failure, { status: 500 });
  const user = http.get('*/api/user.php', ({ request }) => respond(world, request));
  return [first, user, http.all('*/api/*', fail), ...routes];
}
