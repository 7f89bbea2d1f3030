import type { RouteLayout } from '@meetcute/core';
import type { Namespace } from '@meetcute/i18n';
import { lazy, type ComponentType } from 'react';
import type { Template } from './define-template.ts';
import type { Layouts, Load, PartName, Parts, ScreenComponent, ScreenName } from './slots.ts';

/** Slots that one page needs. */
export interface Needed {
  /** Layout of the page. */
  layout: RouteLayout;
  /** Screen of the page. */
  screen: ScreenName;
  /** Parts that the screen renders for everybody. */
  parts: readonly PartName[];
  /** Parts that the screen renders for members only. Default: none. */
  memberParts?: readonly PartName[];
  /** Whether the viewer is a logged-out visitor, who needs no members-only parts. Default: false. */
  isVisitor?: boolean;
}

/** Parts that layouts and the shell render on every page. */
const everyPage: readonly PartName[] = ['Logo', 'Navigation'];

/** Parts that layouts and the shell render on every page of a member. */
const everyMemberPage: readonly PartName[] = ['MemberActions'];

const partNames = ({ parts, memberParts = [], isVisitor }: Omit<Needed, 'layout'>): readonly PartName[] => [
  ...everyPage,
  ...parts,
  ...(isVisitor ? [] : [...everyMemberPage, ...memberParts]),
];

interface LoadedModule {
  /** The component. */
  default: unknown;
  /** Loads the members-only half of a screen together with it. */
  forMembers?: Load<unknown>;
  /** Root-relative source path, written into the server's build by the Vite plugin. */
  meetcuteModule?: string;
}

type Thunk = [key: string, load: Load<unknown>];

/** Stores a template's loaded components, so that a screen renders its parts synchronously. */
export class SlotStore {
  /** The template whose slots are loaded. */
  readonly template: Template;
  readonly #modules = new Map<string, LoadedModule>();
  readonly #later = new Map<string, unknown>();
  readonly #failed = new Set<string>();

  constructor(template: Template) {
    this.template = template;
  }

  /** Loads everything a page needs; resolves once all of it is loaded. */
  async load(needs: Needed): Promise<void> {
    await Promise.all(this.#thunks(needs).map((thunk) => this.#load(thunk)));
    await Promise.all(this.#memberThunks(needs).map((thunk) => this.#load(thunk)));
  }

  /** Returns source paths of everything a page needs, for `modulepreload`. Known on the server only. */
  sources(needs: Needed): string[] {
    const thunks = [...this.#thunks(needs), ...this.#memberThunks(needs)];
    return thunks.flatMap(([key]) => this.#modules.get(key)?.meetcuteModule ?? []);
  }

  /** Returns the text namespaces that the template names for the slots of a page. */
  namespaces(needs: Omit<Needed, 'layout'>): readonly Namespace[] {
    const { namespaces = {} } = this.template;
    return [needs.screen, ...partNames(needs)].flatMap((slot) => namespaces[slot] ?? []);
  }

  /** Returns a layout of the template. */
  layout(name: RouteLayout): Layouts[RouteLayout] {
    return this.#get([`layout ${name}`, this.template.layouts[name]]);
  }

  /** Returns a screen of the template. */
  screen(name: ScreenName): ScreenComponent {
    return this.#get([`screen ${name}`, this.template.screens[name]]);
  }

  /** Returns a part of the template. */
  part<N extends PartName>(name: N): Parts[N] {
    return this.#get([`part ${name}`, this.template.parts[name]]);
  }

  /** Returns the half of a screen that the screen module exports as `forMembers`. */
  memberPart<P>(name: ScreenName, load: Load<ComponentType<P>>): ComponentType<P> {
    return this.#get([`members' ${name}`, load]);
  }

  /** Preloads the members-only half of a screen. Never rejects; rendering it retries the load. */
  async prepareMemberPart(name: ScreenName, load: Load<unknown>): Promise<void> {
    await this.#load([`members' ${name}`, load]).catch(() => undefined);
  }

  #thunks(needs: Needed): Thunk[] {
    const { layout, screen } = needs;
    const { layouts, screens, parts: loads } = this.template;
    return [
      [`layout ${layout}`, layouts[layout]],
      [`screen ${screen}`, screens[screen]],
      ...partNames(needs).map((name): Thunk => [`part ${name}`, loads[name]]),
    ];
  }

  /** The list is empty until the screen module itself is loaded. */
  #memberThunks({ screen, isVisitor }: Needed): Thunk[] {
    const load = this.#modules.get(`screen ${screen}`)?.forMembers;
    return load && !isVisitor ? [[`members' ${screen}`, load]] : [];
  }

  async #load([key, load]: Thunk): Promise<void> {
    if (!this.#modules.has(key)) this.#modules.set(key, await load());
    if (this.#failed.delete(key)) this.#later.delete(key);
  }

  /** Returns a loaded component, or a lazy one that keeps its identity after it loads, so that no state is lost. */
  #get<T>([key, load]: Thunk): T {
    const late = this.#later.get(key);
    if (late) return late as T;
    const module = this.#modules.get(key);
    if (module) return module.default as T;
    const component = lazy(async () => {
      try {
        return (await load()) as { default: ComponentType };
      } catch (error) {
        // Keep failing until another load() succeeds; recreating the lazy component at once would loop forever.
        this.#failed.add(key);
        throw error;
      }
    });
    this.#later.set(key, component);
    return component as T;
  }
}
