import { getQueriesForElement, queries } from '@testing-library/dom';
import { instrument } from 'storybook/internal/instrumenter';
import { matching } from './texts.ts';

type Query = (container: HTMLElement, role: string, options?: Readonly<Record<string, unknown>>) => unknown;

/** Returns a pattern for a whole text with any white space between its words. Failures show the text. */
const patternOf = (text: unknown): unknown =>
  typeof text === 'string' ? Object.assign(matching(text), { toString: () => text }) : text;

/**
 * Makes a query by role compare names and descriptions with collapsed white space. All other queries of Testing Library
 * do so, but a name keeps the no-break spaces of French.
 */
const withCollapsedNames =
  (query: Query): Query =>
  (container, role, { name, description, ...options } = {}) =>
    query(container, role, {
      ...options,
      ...(name !== undefined && { name: patternOf(name) }),
      ...(description !== undefined && { description: patternOf(description) }),
    });

const stepQueries = Object.fromEntries(
  Object.entries(queries).map(([name, query]) => [
    name,
    name.endsWith('ByRole') ? withCollapsedNames(query as Query) : query,
  ]),
) as unknown as typeof queries;

/** Returns queries for an element, which find each text that `t` returns. Storybook shows them as steps. */
export const { within } = instrument(
  { within: (element: HTMLElement) => getQueriesForElement(element, stepQueries) },
  { intercept: (method) => method.startsWith('find') },
);
