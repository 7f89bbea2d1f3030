import type { CookieConsent } from '@meetcute/core';
import type { Ports } from '@meetcute/react';
import type { RequestHandler } from 'msw';
import type { Viewer } from '../toolbar/toolbar.ts';
import type { WorldParameter } from './world.ts';

/** Browser ports of a story. A function creates them for each run, for ports that remember what happened. */
export type StoryPorts = Partial<Ports> | (() => Partial<Ports>);

/** Routed screen of a story. */
export interface ScreenParameter {
  /** Name of the route in the route table. */
  route: string;
  /** Path with query and hash. */
  path: string;
  /** Milliseconds before a loading page shows its placeholder. */
  patience: number;
  /** Choice that the visitor has made about cookies; null without one. */
  consent: CookieConsent | null;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Ids of the rules that the story proves, at most five. */
    spec?: readonly string[];
    /** Viewer whom “Usual viewer” stands for. Default: a visitor where the page loads no user, else a new member. */
    viewer?: Viewer;
    /** Changes to the world of the story. */
    world?: WorldParameter;
    /** Selector of what shows the state that the story is named after. Default: the usual elements; see `rest.ts`. */
    mark?: string;
    /** Why the story fixes settings of the toolbar, and what to do, in sentences. Default: that the story is about them. */
    fixed?: string;
    /** Routed screen to show. Default: the story renders a component. */
    screen?: ScreenParameter;
    /** Whether the story renders its own stage with the loaded data. Default: false. */
    hasOwnStage?: boolean;
    /** Creates the handlers of the staff desk for a run of the story. Default: none. */
    desk?: () => readonly RequestHandler[];
    /** Browser ports that the story replaces. */
    ports?: StoryPorts;
  }
}
