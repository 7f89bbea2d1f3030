import type { Ports } from '@meetcute/react';
import type { WorldParameter } from './world.ts';

/** Which routed screen a story shows, and where. */
export interface ScreenParameter {
  /** Name of the route in the route table. */
  route: string;
  path: string;
  /** How long a page may keep people waiting before its shape is shown, in milliseconds. */
  patience: number;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Ids of the rules that the story shows, at most five. */
    spec?: readonly string[];
    /** What differs in the story's world. */
    world?: WorldParameter;
    screen?: ScreenParameter;
    /** Whether the story sets its stage by itself, on what was loaded for it. */
    hasOwnStage?: boolean;
    /** Doors to the browser that the story replaces. */
    ports?: Partial<Ports>;
  }
}
