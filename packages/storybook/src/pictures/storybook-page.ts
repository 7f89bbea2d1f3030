/** Fields of Storybook's preview that pictures need. */
interface PreviewOfStorybook {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly storyStoreValue?: {
    readonly userGlobals: { readonly globals: Readonly<Record<string, unknown>> };
    readonly projectAnnotations: {
      readonly globalTypes: Readonly<
        Record<string, { toolbar?: { items?: readonly { value: string }[] } } | undefined>
      >;
    };
    loadStory(story: { storyId: string }): Promise<{
      readonly storyGlobals: Readonly<Record<string, unknown>>;
      readonly parameters: { viewport?: { options?: Readonly<Record<string, { styles?: unknown }>> } };
    }>;
  };
}

/** Fields of the events of Storybook's preview. */
interface StoryEvent {
  readonly message?: string;
  readonly newPhase?: string;
  readonly status?: string;
}

/** End of one run of a story. */
export interface StoryEnding {
  readonly status: string;
  /** Why the story has failed; empty if it has not. */
  readonly failure: string;
}

/** Globals of a page of Storybook. */
export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: PreviewOfStorybook;
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, details: object): void;
    on(event: string, listener: (details: StoryEvent) => void): void;
  };
  /** Why the story on the page has failed; empty if it has not. */
  storyFailure: string;
  /** Ends of all runs, the first one first. */
  storyEndings: StoryEnding[];
}

/** Runs in the page: whether Storybook can show stories. */
export const isReady = (): boolean =>
  Boolean((globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue);

/**
 * Runs in the page before anything else: records how each run of a story ends, and why the last one has failed. Storybook ends
 * a story whose steps failed like any other, so its phase says nothing.
 */
export function recordEndings(): void {
  const page = globalThis as unknown as StorybookWindow;
  page.storyFailure = '';
  page.storyEndings = [];
  const timer = setInterval(() => {
    if (!('__STORYBOOK_ADDONS_CHANNEL__' in page)) return;
    clearInterval(timer);
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    let failure = '';
    for (const event of ['playFunctionThrewException', 'storyThrewException'])
      channel.on(event, ({ message }) => void (page.storyFailure = failure = message ?? event));
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
      if (newPhase === 'loading') page.storyFailure = '';
    });
    channel.on('storyFinished', ({ status = '' }) => {
      page.storyEndings.push({ status, failure });
      failure = '';
    });
  }, 1);
}

/** Runs in the page: returns the brands of the toolbar. */
export const brandsInToolbar = (): string[] =>
  (
    (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.projectAnnotations
      .globalTypes['template']?.toolbar?.items ?? []
  ).map(({ value }) => value);

/** Runs in the page: opens a story, unless it fixes another brand, scheme or width. Returns whether it was opened. */
export async function openStory(shot: {
  id: string;
  brand: string;
  scheme: string;
  width: number;
}): Promise<boolean> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookWindow;
  const store = preview!.storyStoreValue!;
  const { globals } = store.userGlobals;
  if (globals['template'] !== shot.brand || globals['scheme'] !== shot.scheme)
    throw new Error(`The toolbar is set to ${String(globals['template'])} and ${String(globals['scheme'])}.`);
  const { storyGlobals, parameters } = await store.loadStory({ storyId: shot.id });
  const { template = shot.brand, scheme = shot.scheme, viewport } = storyGlobals;
  const name = (viewport as { value?: string } | undefined)?.value ?? '';
  const styles = parameters.viewport?.options?.[name]?.styles as { width?: string } | undefined;
  const width = styles?.width ? Number.parseInt(styles.width, 10) : shot.width;
  if (template !== shot.brand || scheme !== shot.scheme || width !== shot.width) return false;
  channel.emit('setCurrentStory', { storyId: shot.id, viewMode: 'story' });
  return true;
}

/** Runs in the page: how a story ended, once its steps and checks have run; null before. `failure` is empty for a good end. */
export function readStoryEnd(id: string): { failure: string } | null {
  const page = globalThis as unknown as StorybookWindow;
  const render = page.__STORYBOOK_PREVIEW__?.currentRender;
  const phase = render?.id === id ? (render.phase ?? '') : '';
  if (!['finished', 'errored', 'aborted'].includes(phase)) return null;
  return { failure: page.storyFailure || (phase === 'finished' ? '' : `The story ends ${phase}.`) };
}
