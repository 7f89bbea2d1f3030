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
    loadStory(of: { storyId: string }): Promise<{
      readonly storyGlobals: Readonly<Record<string, unknown>>;
      readonly parameters: { viewport?: { options?: Readonly<Record<string, { styles?: unknown }>> } };
    }>;
  };
}

/** Globals of a page of Storybook. */
export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: PreviewOfStorybook;
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, details: object): void };
}

/** Runs in the page: whether Storybook can show stories. */
export const isReady = (): boolean =>
  Boolean((globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue);

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

/** Runs in the page: how a story ended, once its steps and checks have run; null before. */
export function endOf(id: string): { phase: string; reason: string } | null {
  const render = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
  const phase = render?.id === id ? (render.phase ?? '') : '';
  if (!['finished', 'errored', 'aborted'].includes(phase)) return null;
  return { phase, reason: document.querySelector('#error-message')?.textContent ?? '' };
}
