import type { World } from '@meetcute/mocks';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Template } from '../../template/define-template.ts';
import { openSite, type OpenSiteOptions } from '../open-site.tsx';
import { findHidden, type Hidden } from '../paint/find-hidden.ts';
import type { Sample } from '../paint/sample.ts';
import { currentLook } from './looks.ts';
import { readFinal } from './read-final.ts';

/** A place that is open. */
export interface OpenPlace extends Awaited<ReturnType<typeof openSite>> {
  /** The mocked server. */
  world: World;
  /** Simulates input. */
  user: UserEvent;
}

/** A place on a page, in which every template must show something. */
export interface Place {
  /** Name of the place; part of the test name. */
  place: string;
  /** Address of the page. */
  path: string;
  /** Changes the world before the page opens. */
  prepare?: (world: World) => void;
  /** Opens the place on the page, if the template has it. Default: the page itself. */
  open?: (page: OpenPlace) => Promise<unknown>;
}

/** Something that a place must show. */
export interface Required {
  /** Its words; of a control, the same as `missing`. */
  words: string;
  /** Part of the report when it is missing. */
  missing: string;
  /** Elements that show it, one of which is enough. */
  elements: readonly Element[];
}

/** Finds the samples that can't be seen. */
export type Measure = (samples: readonly Sample[]) => readonly Hidden[] | Promise<readonly Hidden[]>;

/** Measurements of a place that is open. */
export interface Visit {
  /** Resolves with what is missing or hidden now, each with the place, the words and the cause. */
  lacks: () => Promise<string[]>;
  /** Does the same with another measure of what is hidden. */
  lacksBy: (measure: Measure) => Promise<string[]>;
  /** Returns what the place must show. */
  required: () => Required[];
}

/** Expects something of a place that is open, whose name is in its reports. */
export type Proof = (place: string, visit: Visit) => Promise<void>;

/** Creates the visit of an open place. */
export const toVisit = ({ lacksBy, required }: Pick<Visit, 'lacksBy' | 'required'>): Visit => ({
  lacks: async () => lacksBy(findHidden),
  lacksBy,
  required,
});

/** Returns a report with its place and the look of the page. */
export const sayIn = (place: string, report: string): string => `${place}, ${currentLook()}: ${report}`;

/** Matches a report by its start, and by words of it. */
export const matchReport = (start: string, words: string) =>
  expect.toSatisfy(
    (report: string) => report.startsWith(start) && report.includes(words),
    `starts with “${start}” and contains “${words}”`,
  );

const heading = () => document.querySelector('main h1, main h2')?.textContent;

/** Options of a place that opens. */
interface Opening extends Pick<OpenSiteOptions, 'localStore'> {
  /** Returns a value that is truthy when the page shows what it is about. Default: its heading. */
  findReady?: () => unknown;
  /** Report of a page that does not show it. Default: about a heading. */
  missing?: string;
}

/** Opens a place in a template, on a mocked server. */
export async function openPlace(
  template: Template,
  world: World,
  { path, prepare, open }: Omit<Place, 'place'>,
  { findReady = heading, missing = 'the main part of the page has no heading', ...options }: Opening = {},
): Promise<OpenPlace> {
  prepare?.(world);
  const site = await openSite(world, path, { template, ...options });
  const page = { ...site, world, user: userEvent.setup({ delay: null }) };
  if (!(await readFinal(findReady, Boolean))) throw new Error(`${path}, ${currentLook()}: ${missing}.`);
  await open?.(page);
  return page;
}
