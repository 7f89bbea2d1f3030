import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Template } from '../../template/defineTemplate.ts';
import { until, viewerOf } from '../faults/row.ts';
import { openSite, storedStep, testTexts } from '../openSite.tsx';
import { findHidden } from '../paint/findHidden.ts';
import { findLabel, findWords } from '../paint/sample.ts';
import type { Disclosure, DisclosurePage } from './disclosures.ts';
import { fictionalMember, fictionalWorld } from './fictionalWorld.ts';
import { isInSight } from './inSight.ts';
import { currentLook } from './looks.ts';
import { label, lacking, missingLabels } from './missingLabels.ts';
import { sayHidden } from './missingWords.ts';

const { name } = fictionalMember;

/** Returns the visible buttons of a place by the start of their name. Queries by role took as long as the pictures. */
const buttonsIn = (place: Element, start: string) =>
  [...place.querySelectorAll('button')].filter(
    (button) => (button.ariaLabel ?? button.textContent).trim().startsWith(start) && isInSight(button),
  );

/** Returns safety buttons by the start of their name, because in a chat the name also mentions deletion. */
const safetyButtons = (place: Element) => buttonsIn(place, testTexts.t('common:safety.open', { name }));

/** Returns what is wrong with buttons, of which one must be visible: none is there, or none can be seen. */
async function missingButton(buttons: readonly Element[], missing: string): Promise<string[]> {
  if (buttons.length === 0) return [missing];
  const samples = buttons.flatMap(findLabel);
  const hidden = await findHidden(samples);
  return hidden.length < samples.length ? [] : hidden.map(sayHidden);
}

/** A page of a template that shows the fictional member. */
export interface Visit {
  /** Resolves with what is missing or hidden now, each with the place, the words and the cause. */
  lacks: () => Promise<string[]>;
  /** Opens the safety dialog. Resolves with a function that returns missing and hidden buttons of the dialog. */
  openSafety: () => Promise<() => Promise<string[]>>;
}

/** Opens a template's page and navigates to a place that requires disclosures. */
export async function visit(template: Template, disclosure: Disclosure): Promise<Visit> {
  const world = fictionalWorld(disclosure.isVisitor ? 'visitor' : 'paid');
  const { step } = disclosure;
  const stored = step === undefined ? {} : { localStore: storedStep(viewerOf(world).profile.id, step) };
  disclosure.prepare?.(world);
  const user = userEvent.setup({ delay: null });
  const page: DisclosurePage = {
    ...(await openSite(world, disclosure.path, { template, ...stored })),
    world,
    user,
  };
  await until(() => document.querySelector('main')?.textContent).toContain(name);
  await disclosure.open?.(page);
  const find = () => disclosure.find?.() ?? document.querySelector('main');
  await until(() => find()?.textContent).toContain(name);
  const findSafety = () => (disclosure.findSafety ? disclosure.findSafety() : find());
  const findButtons = () => {
    const place = findSafety();
    return place ? safetyButtons(place) : [];
  };
  const inPlace = (report: string) => `${disclosure.place}, ${currentLook()}: ${report}`;
  const lacks = async () => {
    const place = find() ?? document.body;
    const labels = findWords(place, label);
    const buttons = disclosure.isWayToSafety ? findButtons().slice(0, 1) : [];
    const controls = buttons.flatMap(findLabel);
    const hidden = await findHidden([...labels, ...controls]);
    return [
      ...missingLabels(
        place,
        labels,
        hidden.filter(({ sample }) => labels.includes(sample)),
      ),
      ...hidden.filter(({ sample }) => controls.includes(sample)).map(sayHidden),
      ...(disclosure.isWayToSafety && buttons.length === 0 ? [lacking.safety] : []),
    ].map(inPlace);
  };
  const openSafety = async () => {
    const [button] = findButtons();
    await user.click(button!);
    const dialog = await screen.findByRole('dialog');
    return async () => {
      const reports = [
        ...(await missingButton(
          buttonsIn(dialog, testTexts.t('safety:choose.report', { name })),
          lacking.report,
        )),
        ...(await missingButton(
          buttonsIn(dialog, testTexts.t('safety:choose.block', { name })),
          lacking.block,
        )),
      ];
      return reports.map(inPlace);
    };
  };
  return { lacks, openSafety };
}
