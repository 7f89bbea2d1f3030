import { waitFor } from 'storybook/test';
import { brandNames } from '../brands/brand-names.ts';

/** A state that a story can be named after, with what the page shows in it. */
interface NamedState {
  /** End of the id of the story, which is the name of its export in lower case with hyphens. */
  ending: RegExp;
  /** Elements of which at least one is present while the state lasts. */
  marks: string;
}

const ERRORS = [
  '[role="alert"]',
  '[role="alertdialog"]',
  '[aria-invalid="true"]',
  '[data-state="failed"]',
  '[data-part="error"]',
  '[data-part="failed-photo"]',
  '[data-part="try-again"]',
].join();

/** End of the id of a story of one brand, such as 'offline-in-nocturne'. */
const IN_BRAND = `(-in)?(-(${brandNames.join('|')}))?$`;

const NAMED_STATES: readonly NamedState[] = [
  { ending: new RegExp(`-(fail|fails|failing|failed|broken)${IN_BRAND}`), marks: ERRORS },
  { ending: new RegExp(`-offline${IN_BRAND}`), marks: `${ERRORS}, [role="status"]` },
  { ending: new RegExp(`-loading${IN_BRAND}`), marks: '[aria-busy="true"], [data-loading], [data-pending]' },
  {
    ending: new RegExp(`-empty${IN_BRAND}`),
    marks: '[data-part="empty-state"], [data-empty], input, textarea, select',
  },
];

/** Live regions are on the page before they announce anything. */
const isShown = (element: Element) => !element.matches('[role="alert"]:empty, [role="status"]:empty');

/**
 * Throws if a story is named after a state and doesn't end in it, for example because it retried. Recovery is a story of
 * its own. `id` is the id of the story, such as 'screens-account-page--sessions-failing'. `mark` is a selector of what
 * shows the state; default: the usual elements of that state.
 */
export async function expectRest(id: string, root: ParentNode, mark?: string): Promise<void> {
  const state = NAMED_STATES.find(({ ending }) => ending.test(id));
  if (!state) return;
  const marks = mark ?? state.marks;
  await waitFor(() => {
    if ([...root.querySelectorAll(marks)].some(isShown)) return;
    throw new Error(
      `The story '${id}' is named after a state, but doesn't end in it: nothing matches ${marks}. ` +
        'Rename it, or move the steps after that state to a story of their own.',
    );
  });
}
