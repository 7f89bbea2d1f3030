/** Fields of Storybook's preview that decide about steps. */
interface StorybookPreview {
  currentRender?: { renderOptions?: { autoplay?: boolean } };
}

/** Turns the steps of the story on the canvas on or off, for a page that draws something else in its place. Call it in a loader. */
export function setSteps(areOn: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: StorybookPreview;
  };
  const options = preview?.currentRender?.renderOptions;
  if (options) options.autoplay = areOn;
}
