import type { World } from '@meetcute/mocks';
import { pendingCalls } from '../network/calls.ts';
import { respondWith, startNetwork } from '../network/worker.ts';
import { setStepLanguage } from '../steps/texts.ts';
import { within } from '../steps/within.ts';
import { pretendOnline } from '../network/pretend-online.ts';
import { showNotice } from '../notices/show-notice.ts';
import type { Decorator, Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { ReactNode } from 'react';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { expectReason } from '../toolbar/fixed.ts';
import { findBrand } from '../brands/index.ts';
import { chooseGlobals } from '../toolbar/globals.ts';
import { followsLanguage } from '../toolbar/greyed.ts';
import { isTest } from './is-test.ts';
import { expectRest } from './rest.ts';
import { siteFor, visit } from './site.ts';
import type { StoryRouter, StorySite } from './site.ts';
import { PartStage, ScreenStage } from './Stage.tsx';
import { redirectNote, setStepsViewer } from './steps-viewer.ts';
import { missingTexts } from './texts.ts';
import { setChecked } from '../vitest/axe-findings.ts';
import { usualViewer } from './viewer.ts';
import { handlersOf, worldFor } from './world.ts';

type StoryContext = Parameters<Decorator>[1];

/** Site of a story, in the data that decorators get; `router` is null for components. */
export interface StagedStory {
  world: World;
  site: StorySite;
  router: StoryRouter | null;
}

// In tests generous for slow machines; passing stories continue immediately. A reader is told sooner.
configure({ asyncUtilTimeout: isTest ? 20_000 : 6000 });

const NO_WORKER = {
  isAlert: false,
  title: 'This browser does not run the service worker of Storybook',
  sentences: [
    'That happens in private windows and without HTTPS. The page itself responds to calls; pictures of people and live updates are missing.',
  ],
};

/** Adds `context.msw`, and removes the handlers that the story before has added. */
const loadMsw = mswLoader(() =>
  startNetwork({ isInPage: isTest, onUnavailable: () => void showNotice(NO_WORKER) }),
);

/** Creates the world of a story, and responds to its calls. */
export async function openWorld(context: Parameters<Loader>[0]): Promise<World> {
  const { title, name, storyGlobals: settings, parameters } = context;
  expectReason({ name: `${title} ${name}`, settings, reason: parameters.fixed });
  const chosenGlobals = chooseGlobals(context);
  Object.assign(context.globals, chosenGlobals);
  setChecked({ title, brand: chosenGlobals.template, language: chosenGlobals.language });
  await setStepLanguage(chosenGlobals.language, findBrand(chosenGlobals.template).texts);
  context.canvas = within(context.canvasElement);
  if (followsLanguage(title)) document.documentElement.lang = chosenGlobals.language;
  const usual = usualViewer(parameters);
  const isUsual = 'viewer' in settings || chosenGlobals.viewer === 'usual' || chosenGlobals.viewer === usual;
  setStepsViewer(isUsual ? null : usual);
  const world = worldFor(chosenGlobals, usual, parameters.world);
  pretendOnline(chosenGlobals.network !== 'offline');
  // Notifies listeners, because the previous story may have ended offline.
  dispatchEvent(new Event(chosenGlobals.network === 'offline' ? 'offline' : 'online'));
  // Before those of the sites, whose pattern of calls matches the desk's too.
  respondWith([...(parameters.desk?.() ?? []), ...handlersOf(world, chosenGlobals)]);
  await loadMsw(context);
  return world;
}

const OWN_TEXTS =
  'If a part or screen of your template uses them, name their namespace in src/template.ts with its slot, such as ' +
  "namespaces: { ProfileCard: ['fields'] }.";

let removeNote = () => {};

/** Says that the site has sent the viewer whom a reader has chosen to another page, until the story opens again or another one does. */
function noteRedirect({ state }: StoryRouter, path: string): void {
  const { pathname } = state.page.location;
  if (isTest || pathname === new URL(path, 'http://site.invalid').pathname) return;
  const title = redirectNote(pathname);
  if (title === null) return;
  removeNote = showNotice({ isAlert: false, title, sentences: [] });
  addons.getChannel().once(CURRENT_STORY_WAS_SET, removeNote);
}

/** Opens the page of a story. */
export async function openStage({
  parameters,
  loaded,
  ...story
}: StoryContext): Promise<Omit<StagedStory, 'world'>> {
  const { world } = loaded as StagedStory;
  const site = await siteFor(chooseGlobals(story), world, parameters.screen?.path, parameters.ports);
  removeNote();
  if (!parameters.screen) return { site, router: null };
  const router = await visit(site, parameters.screen);
  noteRedirect(router, parameters.screen.path);
  return { site, router };
}

/** Renders a story on its page, in the look of the toolbar. */
export function StoryStage({ context, children }: { context: StoryContext; children: ReactNode }) {
  const { loaded, parameters, title } = context;
  const chosenGlobals = chooseGlobals(context);
  const { site, router } = loaded as StagedStory;
  const key = JSON.stringify(chosenGlobals);
  if (router) {
    const consent = parameters.screen?.consent ?? null;
    return <ScreenStage key={key} globals={chosenGlobals} site={site} router={router} consent={consent} />;
  }
  return (
    <PartStage key={key} globals={chosenGlobals} site={site} isPadded={title.startsWith('Parts/')}>
      {children}
    </PartStage>
  );
}

/** Throws unless a story ends in the state that it is named after, with all of its texts and calls. */
export async function expectDone({ id, parameters }: StoryContext): Promise<void> {
  // Dialogs and toasts are outside the canvas.
  await expectRest(id, document, parameters.mark);
  const calls = await pendingCalls();
  const texts = missingTexts();
  if (texts.length > 0)
    throw new Error(`The screen's page does not load all of its texts:\n${texts.join('\n')}\n${OWN_TEXTS}`);
  if (calls.length > 0) throw new Error(`The story made calls without a mock:\n${calls.join('\n')}`);
}
