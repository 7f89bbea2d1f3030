import { screen } from '@testing-library/dom';
import type { Template } from '../../template/define-template.ts';
import { viewerOf } from '../faults/row.ts';
import { storedStep } from '../open-site.tsx';
import type { Hidden } from '../paint/find-hidden.ts';
import { findLabel, findWords, type Sample } from '../paint/sample.ts';
import type { Disclosure } from './disclosures.ts';
import { fictionalMember, fictionalWorld } from './fictional-world.ts';
import { isInSight } from './in-sight.ts';
import { label, lacking, missingLabels } from './missing-labels.ts';
import { sayHidden } from './missing-words.ts';
import { openPlace, sayIn, toVisit, type Measure, type Visit } from './open-place.ts';
import { readFinal } from './read-final.ts';
import { requiredWords } from './required-words.ts';

const { name } = fictionalMember;

/** Returns the visible buttons and menu items of a place by the start of their name. Queries by role took as long as the pictures. */
const buttonsIn = (place: Element, start: string) =>
  [...place.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].filter(
    (button) => (button.ariaLabel ?? button.textContent).trim().startsWith(start) && isInSight(button),
  );

/** Returns safety buttons by the start of their name, because in a chat the name also mentions deletion. */
const safetyButtons = (place: Element) => buttonsIn(place, requiredWords('common:safety.open', { name }));

/** Returns what is wrong with buttons, of which one must be visible: none is there, or none can be seen. */
function missingButton(
  missing: string,
  samples: readonly Sample[],
  hiddenSamples: readonly Hidden[],
): string[] {
  if (samples.length === 0) return [missing];
  const hiddenButtons = hiddenSamples.filter(({ sample }) => samples.includes(sample));
  return hiddenButtons.length < samples.length ? [] : hiddenButtons.map(sayHidden);
}

/** A place that shows the fictional member. */
export interface MemberVisit extends Visit {
  /** Opens the safety dialog, or the menu of a card. Resolves with the visit of what opened. */
  openSafety: () => Promise<Visit>;
}

/** Buttons of the safety dialog and items of the menu, with what is reported when one is missing. */
const dialogButtons = [
  [lacking.report, requiredWords('safety:choose.report', { name })],
  [lacking.block, requiredWords('safety:choose.block', { name })],
] as const;

/** Visits the safety dialog or menu of a place. */
function visitSafety(place: string, dialog: Element): Visit {
  const lacksBy = async (measure: Measure) => {
    const buttons = dialogButtons.map(([missing, start]) => ({
      missing,
      samples: buttonsIn(dialog, start).flatMap(findLabel),
    }));
    const hiddenSamples = await measure(buttons.flatMap(({ samples }) => samples));
    return buttons
      .flatMap(({ missing, samples }) => missingButton(missing, samples, hiddenSamples))
      .map((report) => sayIn(place, report));
  };
  const findRequirements = () =>
    dialogButtons.map(([missing, start]) => ({
      words: missing,
      missing,
      elements: buttonsIn(dialog, start),
    }));
  return toVisit({ lacksBy, required: findRequirements });
}

/** Opens a place of a template that requires disclosures. */
export async function visit(template: Template, disclosure: Disclosure): Promise<MemberVisit> {
  const { isWayToSafety = false, step } = disclosure;
  const world = fictionalWorld(disclosure.isVisitor ? 'visitor' : 'paid');
  const localStore = step === undefined ? undefined : storedStep(viewerOf(world).profile.id, step);
  const main = () => document.querySelector('main');
  const isShown = (element: Element | null | undefined) => element?.textContent.includes(name) ?? false;
  const { user } = await openPlace(template, world, disclosure, {
    findReady: () => isShown(main()),
    missing: `the main part of the page does not show “${name}”`,
    ...(localStore && { localStore }),
  });
  const find = disclosure.find ?? main;
  const findButtons = () => {
    const place = (disclosure.findSafety ?? find)();
    return place && isWayToSafety ? safetyButtons(place) : [];
  };
  const openSafety = async () => {
    await user.click(findButtons()[0]!);
    return visitSafety(disclosure.place, await screen.findByRole('dialog'));
  };
  const isThere = await readFinal(() => isShown(find()), Boolean);
  if (!isThere) throw new Error(sayIn(disclosure.place, `“${name}” is not shown there.`));
  const lacksBy = async (measure: Measure) => {
    const place = find() ?? document.body;
    const labels = findWords(place, label);
    const controls = findButtons().slice(0, 1).flatMap(findLabel);
    const hiddenSamples = await measure([...labels, ...controls]);
    const [hiddenLabels, hiddenControls] = [labels, controls].map((samples) =>
      hiddenSamples.filter(({ sample }) => samples.includes(sample)),
    );
    return [
      ...missingLabels(place, labels, hiddenLabels!),
      ...hiddenControls!.map(sayHidden),
      ...(isWayToSafety && findButtons().length === 0 ? [lacking.safety] : []),
    ].map((report) => sayIn(disclosure.place, report));
  };
  const findRequirements = () => [
    {
      words: label,
      missing: lacking.label,
      elements: findWords(find()!, label).map(({ element }) => element),
    },
    ...(isWayToSafety ? [{ words: lacking.safety, missing: lacking.safety, elements: findButtons() }] : []),
  ];
  return { ...toVisit({ lacksBy, required: findRequirements }), openSafety };
}
