import {
  CURRENT_STORY_WAS_SET,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_PREPARED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { describeFailure, type RecordedStep } from './describe-failure.ts';
import { type Notice, showNotice } from './show-notice.ts';

/** Event of a recorded step. Storybook's interactions panel listens to it too. */
const STEP_RECORDED = 'storybook/instrumenter/call';

/** Start of the message with which Storybook ends the steps of a run that another run has replaced, after a change of settings. */
const REPLACED = 'This function ran after the play function completed';

/** Channel between the preview and the manager. */
type Channel = Pick<ReturnType<typeof addons.getChannel>, 'on'>;

/**
 * Shows on the canvas what failed, and where, when steps of a story fail. `noteOf` returns a sentence on a choice of the
 * reader that the steps are not for; null without one. Call it for readers, not in tests.
 */
export function watchFailures(
  noteOf: () => string | null = () => null,
  channel: Channel = addons.getChannel(),
  show: (notice: Notice) => () => void = showNotice,
): void {
  let step: RecordedStep | null = null;
  let file: string | null = null;
  let remove = () => {};
  const reset = () => {
    step = null;
    remove();
  };
  channel.on(CURRENT_STORY_WAS_SET, reset);
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'loading') reset();
  });
  channel.on(STORY_PREPARED, ({ parameters }: { parameters?: { fileName?: string } }) => {
    file = parameters?.fileName ?? null;
  });
  channel.on(STEP_RECORDED, (call: RecordedStep & { status?: string }) => {
    if (call.status === 'error') step = call;
  });
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, (error: { message?: string; stack?: string }) => {
    if (error.message?.startsWith(REPLACED)) return;
    const { what, where } = describeFailure({ message: error.message ?? '', stack: error.stack, step, file });
    remove();
    const note = noteOf();
    remove = show({
      isAlert: note === null,
      title: note ?? 'The steps of this story failed, so it may not show what it is named after.',
      sentences: [what, where],
    });
  });
}
