import type { RouteLayout } from '@meetcute/core';
import { lazy, type ComponentType } from 'react';
import type { Template } from './defineTemplate.ts';
import type { Layouts, Load, PartName, Parts, Screen, ScreenName } from './slots.ts';

/** Slots that one page needs. */
export interface Needed {
  layout: RouteLayout;
  screen: ScreenName;
  parts: readonly PartName[];
  /** Parts that only a member sees. Default: none. */
  memberParts?: readonly PartName[];
  /** Whether a visitor looks, who needs nothing of what only a member sees. Default: no. */
  isVisitor?: boolean;
}

/** Parts that layouts and the frame draw on every page. */
const everyPage: readonly PartName[] = ['Logo', 'Navigation'];

/** Parts that they draw on every page of a member. */
const everyMemberPage: readonly PartName[] = ['MemberActions'];

interface LoadedModule {
  default: unknown;
  /** What of a screen only a member sees, to be loaded with it. */
  forMembers?: Load<unknown>;
  /** Root-relative source path, written into the server's build by the Vite plugin. */
  meetcuteModule?: string;
}

type Thunk = [key: string, load: Load<unknown>];

/** Keeps a template's loaded components, so that a screen finds its parts at once while it renders. */
export class SlotStore {
  readonly template: Template;
  readonly #modules = new Map<string, LoadedModule>();
  readonly #later = new Map<string, unknown>();
  readonly #failed = new Set<string>();

  constructor(template: Template) {
    this.template = template;
  }

  /** Loads what a page needs and answers when all of it is there. */
  async load(needed: Needed): Promise<void> {
    await Promise.all(this.#thunks(needed).map((thunk) => this.#load(thunk)));
    await Promise.all(this.#memberThunks(needed).map((thunk) => this.#load(thunk)));
  }

  /** Source paths of what a page needs, for `modulepreload`; known on the server only. */
  sources(needed: Needed): string[] {
    const thunks = [...this.#thunks(needed), ...this.#memberThunks(needed)];
    return thunks.flatMap(([key]) => this.#modules.get(key)?.meetcuteModule ?? []);
  }

  layout(name: RouteLayout): Layouts[RouteLayout] {
    return this.#get([`layout ${name}`, this.template.layouts[name]]);
  }

  screen(name: ScreenName): Screen {
    return this.#get([`screen ${name}`, this.template.screens[name]]);
  }

  part<N extends PartName>(name: N): Parts[N] {
    return this.#get([`part ${name}`, this.template.parts[name]]);
  }

  /** The half of a screen that it names in `forMembers`. */
  memberPart<P>(name: ScreenName, load: Load<ComponentType<P>>): ComponentType<P> {
    return this.#get([`members' ${name}`, load]);
  }

  /** Loads a half before it is drawn. Never rejects: whoever draws it loads it again. */
  async prepareMemberPart(name: ScreenName, load: Load<unknown>): Promise<void> {
    await this.#load([`members' ${name}`, load]).catch(() => undefined);
  }

  #thunks({ layout, screen, parts, memberParts = [], isVisitor }: Needed): Thunk[] {
    const { layouts, screens, parts: loads } = this.template;
    const names = [...everyPage, ...parts, ...(isVisitor ? [] : [...everyMemberPage, ...memberParts])];
    return [
      [`layout ${layout}`, layouts[layout]],
      [`screen ${screen}`, screens[screen]],
      ...names.map((name): Thunk => [`part ${name}`, loads[name]]),
    ];
  }

  /** Known once the screen itself is there. */
  #memberThunks({ screen, isVisitor }: Needed): Thunk[] {
    const load = this.#modules.get(`screen ${screen}`)?.forMembers;
    return load && !isVisitor ? [[`members' ${screen}`, load]] : [];
  }

  async #load([key, load]: Thunk): Promise<void> {
    if (!this.#modules.has(key)) this.#modules.set(key, await load());
    if (this.#failed.delete(key)) this.#later.delete(key);
  }

  /** What was not loaded beforehand suspends once and then stays the same component, so that no state is lost. */
  #get<T>([key, load]: Thunk): T {
    const late = this.#later.get(key);
    if (late) return late as T;
    const module = this.#modules.get(key);
    if (module) return module.default as T;
    const component = lazy(async () => {
      try {
        return (await load()) as { default: ComponentType };
      } catch (error) {
        // It goes on failing until somebody loads it again: to draw it anew at once would never end.
        this.#failed.add(key);
        throw error;
      }
    });
    this.#later.set(key, component);
    return component as T;
  }
}
