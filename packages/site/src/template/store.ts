import type { RouteLayout } from '@meetcute/core';
import type { Template } from './defineTemplate.ts';
import type { PartName, Parts } from './parts.ts';
import type { ScreenName } from './screens.ts';
import type { Layouts, Load, Screen } from './slots.ts';

/** Slots that one page needs. */
export interface Needed {
  layout: RouteLayout;
  screen: ScreenName;
  parts: readonly PartName[];
}

/** Parts that layouts and the shell draw on every page. */
const everyPage: readonly PartName[] = ['Logo', 'Navigation'];

interface LoadedModule {
  default: unknown;
  /** Root-relative source path, written into the server's build by the Vite plugin. */
  meetcuteModule?: string;
}

/** Keeps a template's loaded components, so that a screen finds its parts at once while it renders. */
export class SlotStore {
  readonly template: Template;
  readonly #modules = new Map<string, LoadedModule>();

  constructor(template: Template) {
    this.template = template;
  }

  /** Loads what a page needs and answers when all of it is there. */
  async load({ layout, screen, parts }: Needed): Promise<void> {
    await Promise.all(this.#thunks({ layout, screen, parts }).map(([key, load]) => this.#load(key, load)));
  }

  /** Source paths of what a page needs, for `modulepreload`; known on the server only. */
  sources(needed: Needed): string[] {
    return this.#thunks(needed).flatMap(([key]) => this.#modules.get(key)?.meetcuteModule ?? []);
  }

  layout(name: RouteLayout): Layouts[RouteLayout] {
    return this.#get(`layout ${name}`);
  }

  screen(name: ScreenName): Screen {
    return this.#get(`screen ${name}`);
  }

  part<N extends PartName>(name: N): Parts[N] {
    return this.#get(`part ${name}`);
  }

  #thunks({ layout, screen, parts }: Needed): [string, Load<unknown>][] {
    const { layouts, screens, parts: loads } = this.template;
    return [
      [`layout ${layout}`, layouts[layout]],
      [`screen ${screen}`, screens[screen]],
      ...[...everyPage, ...parts].map((name): [string, Load<unknown>] => [`part ${name}`, loads[name]]),
    ];
  }

  async #load(key: string, load: Load<unknown>): Promise<void> {
    if (!this.#modules.has(key)) this.#modules.set(key, await load());
  }

  #get<T>(key: string): T {
    const module = this.#modules.get(key);
    if (module) return module.default as T;
    throw new Error(
      `The ${key} of template '${this.template.name}' was drawn before it was loaded, so there is nothing to show. ` +
        "Name it in the route's binding (packages/site/src/router/bindings.ts).",
    );
  }
}
