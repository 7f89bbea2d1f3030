import { href, routes } from '@meetcute/core';
import type { HrefArguments, HrefQuery, RouteName } from '@meetcute/core';
import { createElement, Fragment } from 'react';
import type { Ports } from '@meetcute/react';
import { BROWSER_PATIENCE } from '@meetcute/site';
import type { StoryObj } from '@storybook/react-vite';
import type { Look } from './toolbar.ts';
import type { WorldParameter } from './world.ts';

/** What a screen story may say beside its address. */
export interface ScreenOptions {
  /** Ids of the rules that the story shows, at most five. */
  spec?: readonly string[];
  /** What differs in its world: faults, or changes to people, likes and chats. */
  world?: WorldParameter;
  /** Doors to the browser that the story replaces, for instance where the person is. */
  ports?: Partial<Ports>;
  /** What the toolbar is fixed to, for instance `{ viewer: 'visitor' }`. */
  look?: Partial<Look>;
  /** The screen's width; free when left out. */
  viewport?: 'phone' | 'tablet' | 'desktop';
  /** How long a page may keep people waiting before its shape is shown, in milliseconds; the site's own when left out. */
  patience?: number;
  play?: NonNullable<StoryObj['play']>;
}

interface Place<N extends RouteName> extends ScreenOptions {
  params?: HrefArguments<N>[0];
  query?: HrefQuery;
}

/** A story of whatever the site shows at an address, the error page included. */
export function screenAt(path: string, options: ScreenOptions = {}, route = ''): StoryObj {
  const {
    spec = [],
    world = {},
    ports = {},
    look = {},
    viewport,
    patience = BROWSER_PATIENCE,
    play,
  } = options;
  return {
    // The stage draws the routed page itself.
    render: () => createElement(Fragment),
    parameters: { spec, world, ports, screen: { route, path, patience }, controls: { disable: true } },
    globals: { ...look, ...(viewport ? { viewport: { value: viewport } } : {}) },
    ...(play ? { play } : {}),
  };
}

/** A story of a route's screen in the real shell, on mocked calls. Throws for a name that no route has. */
export function screen<N extends RouteName>(name: N, options: Place<N> = {}): StoryObj {
  if (!routes.some((route) => route.name === name)) {
    throw new Error(
      `No route is called '${name}', so it has no screen to show. See packages/core/src/routes/table.ts.`,
    );
  }
  const { params, query = {}, ...rest } = options;
  return screenAt(href(name, ...([params ?? {}, query] as unknown as HrefArguments<N>)), rest, name);
}
