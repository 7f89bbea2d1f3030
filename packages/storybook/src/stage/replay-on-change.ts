import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_PREPARED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** Channel between the preview and the manager. */
type Channel = Pick<ReturnType<typeof addons.getChannel>, 'on' | 'emit'>;

/**
 * Opens the story on the canvas again when one of these toolbar settings changes, with its steps, so that it comes back to
 * the state that it is named after. Storybook itself only renders again. `channel` defaults to that of the preview.
 */
export function replayOnChange(names: readonly string[], channel: Channel = addons.getChannel()): void {
  const settingsIn = (globals: Globals) => JSON.stringify(names.map((name) => globals[name] ?? null));
  /** Settings of the story on the canvas; null until Storybook says with which ones it opens. */
  let settings: string | null = null;
  let story: string | null = null;
  channel.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    story = viewMode === 'story' ? storyId : null;
  });
  // The settings of the address and of the story follow at once. To open it again while it opens would load the page again.
  channel.on(STORY_PREPARED, () => {
    settings = null;
  });
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    const [formerSettings, changedSettings] = [settings, settingsIn(globals)];
    settings = changedSettings;
    if (story && formerSettings !== null && formerSettings !== changedSettings)
      channel.emit(FORCE_REMOUNT, { storyId: story });
  });
}
