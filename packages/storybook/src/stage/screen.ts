import { href, routes } from '@meetcute/core';
import type { CookieConsent, HrefArguments, HrefQuery, RouteName } from '@meetcute/core';
import { createElement, Fragment } from 'react';
import type { StoryPorts } from './parameters.ts';
import { BROWSER_PATIENCE_MS } from '@meetcute/site';
import type { StoryObj } from '@storybook/react-vite';
import type { ToolbarGlobals, Viewer } from '../toolbar/toolbar.ts';
import type { WorldParameter } from './world.ts';

/** Options of a screen story. */
export interface ScreenOptions {
  /** Ids of the rules that the story proves, at most five. Default: none. */
  spec?: readonly string[];
  /** Changes to its world: faults, or changes to members, likes and chats. */
  world?: WorldParameter;
  /** Browser ports that the story replaces, for example geolocation. */
  ports?: StoryPorts;
  /** Viewer until a reader chooses one. Default: a visitor where the route loads no user, else a new member. */
  viewer?: Viewer;
  /** Fixed toolbar settings, for example `{ network: 'offline' }`. */
  globals?: Partial<ToolbarGlobals>;
  /** Width of the screen. Default: the width of the preview. */
  viewport?: 'phone' | 'tablet' | 'desktop';
  /** Milliseconds before a loading page shows its placeholder. Default: the value of the site. */
  patience?: number;
  /** Choice that the visitor has made about cookies. Default: none. */
  consent?: CookieConsent;
  /** Selector of what shows the state that the story is named after. Default: the usual elements; see `rest.ts`. */
  mark?: string;
  /** Why the story fixes settings of the toolbar, and what to do, in sentences. Default: that the story is about them. */
  fixed?: string;
  /** Play function of the story. */
  play?: NonNullable<StoryObj['play']>;
}

interface Place<N extends RouteName> extends ScreenOptions {
  /** Path parameters of the route. */
  params?: HrefArguments<N>[0];
  /** Query parameters of the URL. */
  query?: HrefQuery;
}

/** Returns a story of the page at a path, including error pages. */
export function screenAt(path: string, options: ScreenOptions = {}, route = ''): StoryObj {
  const {
    spec = [],
    world = {},
    ports = {},
    viewer,
    globals = {},
    viewport,
    patience = BROWSER_PATIENCE_MS,
    consent = null,
    mark,
    fixed,
    play,
  } = options;
  return {
    // The stage renders the routed page.
    render: () => createElement(Fragment),
    parameters: {
      spec,
      world,
      ports,
      screen: { route, path, patience, consent },
      controls: { disable: true },
      ...(viewer ? { viewer } : {}),
      ...(mark ? { mark } : {}),
      ...(fixed ? { fixed } : {}),
    },
    globals: { ...globals, ...(viewport ? { viewport: { value: viewport } } : {}) },
    ...(play ? { play } : {}),
  };
}

/** Returns a story of a route in the real shell, with mocked calls. Throws for an unknown route. */
export function screen<N extends RouteName>(name: N, options: Place<N> = {}): StoryObj {
  if (!routes.some((route) => route.name === name)) {
    throw new Error(`There is no route '${name}'. See packages/core/src/routes/table.ts.`);
  }
  const { params, query = {}, ...rest } = options;
  return screenAt(href(name, ...([params ?? {}, query] as unknown as HrefArguments<N>)), rest, name);
}
