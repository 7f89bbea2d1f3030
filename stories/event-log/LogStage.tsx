import { ThemeRoot } from '@meetcute/theme';
import { useEffect, useId, useReducer, useState } from 'react';
import { brandsCss, schemeOf } from '@meetcute/storybook/brands';
import {
  type ScreenParameter,
  siteFor,
  visit,
  type StoryRouter,
  type StorySite,
  ScreenStage,
  usualViewer,
  handlersOf,
  worldFor,
} from '@meetcute/storybook/stage';
import type { ScreenOptions } from '@meetcute/storybook/screen';
import { respondWith } from '@meetcute/storybook';
import type { ToolbarGlobals } from '@meetcute/storybook/toolbar';
import { receiveTyping } from '../conversations.ts';
import { currentWorld } from '../world.ts';
import { carryOut, isHeard, turn } from './carry-out.ts';
import { conduct } from './conductor.ts';
import { ControlBar } from './ControlBar.tsx';
import { wordsOf, type Moment } from './moments.ts';
import { reducePlayer, startOf } from './player.ts';
import { shownAfter } from './shown.ts';

/** Interval between moments during playback, in milliseconds. */
const PACE = 1500;

/** Interval between repeated typing events, in milliseconds; the page drops one after six seconds. */
const TYPING_AGAIN = 3000;

/** Site and router of a loaded story. */
export interface Staged {
  site: StorySite;
  router: StoryRouter;
}

interface LogStageProps extends Pick<ScreenOptions, 'world' | 'ports'> {
  /** Moments to play, in order. */
  log: readonly Moment[];
  /** Toolbar settings. */
  globals: ToolbarGlobals;
  /** Screen to show. */
  screen: ScreenParameter;
  /** Stage before the first moment. */
  first: Staged;
}

/** Renders a page in the world of a log, recreated for each rewind. Returns the stage, the current step and `goTo`. */
function useStage({ log, globals, screen, first, ...options }: LogStageProps, id: string) {
  const [stage, setStage] = useState<{ page: Staged | null; nth: number }>({ page: first, nth: 0 });
  const [arrivedStep, setArrivedStep] = useState(0);
  const [goTo] = useState(() =>
    conduct({
      begin: async () => {
        // Unmounts the previous page, so that its calls do not reach the new world.
        setStage(({ nth }) => ({ page: null, nth: nth + 1 }));
        turn(true);
        const anew = worldFor(globals, usualViewer({ screen }), options.world);
        respondWith(handlersOf(anew, globals));
        const site = await siteFor(globals, anew, screen.path, options.ports);
        const page = { site, router: await visit(site, screen) };
        setStage(({ nth }) => ({ page, nth }));
      },
      happen: async (index) => {
        if (index === 0) await isHeard(currentWorld());
        await carryOut(currentWorld(), document.getElementById(id)!, log[index]!);
      },
      onArrived: setArrivedStep,
    }),
  );
  return { staged: stage, arrived: arrivedStep, goTo };
}

/** Screen of the site with a control bar that plays a log of moments. */
export function LogStage(props: LogStageProps) {
  const { log, globals } = props;
  const id = useId();
  const [player, dispatch] = useReducer(reducePlayer, log.length, startOf);
  const { staged, arrived, goTo } = useStage(props, id);
  const { step, isPlaying } = player;
  useEffect(() => goTo(step), [goTo, step]);
  useEffect(() => {
    if (!isPlaying || arrived !== step) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, arrived, step]);
  const isTyping = shownAfter(log, arrived).isTyping;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setInterval(() => receiveTyping(currentWorld()), TYPING_AGAIN);
    return () => clearInterval(timer);
  }, [isTyping]);
  // Restores the network for the next story.
  useEffect(() => () => turn(true), []);
  const last = log[arrived - 1];
  return (
    <>
      <style>{brandsCss}</style>
      <ThemeRoot template={globals.template} scheme={schemeOf(globals)} lang="en">
        <ControlBar
          player={player}
          dispatch={dispatch}
          arrived={arrived}
          moment={last ? wordsOf(last) : 'No moments yet.'}
        />
      </ThemeRoot>
      <div id={id}>{staged.page && <ScreenStage key={staged.nth} globals={globals} {...staged.page} />}</div>
    </>
  );
}
