import { useStepPages } from '@meetcute/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from '../testing/page.tsx';
import { PagedStep } from './PagedStep.tsx';

interface Case {
  page: string;
  wrong?: readonly string[];
  error?: Error | null;
  held?: string | null;
}

/** Step of three pages, and what it was asked to do. */
function Step({
  page,
  wrong = [],
  error = null,
  held: heldPage = null,
  done,
}: Case & { done: (line: string) => void }) {
  const pages = useStepPages(['a', 'b', 'c'], { page, push: (target) => done(`to ${target}`) });
  const form = {
    isPending: false,
    error,
    isWrong: (name: string) => name === heldPage || wrong.includes(name),
    heldPage,
    onSave: () => done('save all'),
    onSavePages: (names: readonly string[]) => done(`save ${names.join(' ')}`),
    onSkip: () => done('leave'),
  };
  return (
    <PagedStep title="Step" lead="" save="Save" skip="Skip" pages={pages} form={form}>
      {page === 'c' ? (
        <>
          <input type="checkbox" aria-label="Agree" />
          <fieldset disabled>
            <input type="radio" aria-label="No answer" defaultChecked />
          </fieldset>
        </>
      ) : (
        <input aria-label="Answer" />
      )}
    </PagedStep>
  );
}

const draw = (options: Case, done = vi.fn<(line: string) => void>()) => (
  <Page>
    <Step {...options} done={done} />
  </Page>
);

const leave = 'That’s enough for now';

test.each<[string, Case, string, string[]]>([
  ['Continue goes to the next page', { page: 'a' }, 'Continue', ['to b']],
  ['Continue shows the problem of its page', { page: 'a', wrong: ['a'] }, 'Continue', ['save all']],
  ['Save saves all pages', { page: 'c' }, 'Save', ['save all']],
  [
    'Save shows the first page with a problem',
    { page: 'c', wrong: ['b', 'c'] },
    'Save',
    ['save all', 'to b'],
  ],
  ['the first page is left without saving', { page: 'a' }, 'Skip', ['leave']],
  ['later pages save the answers before them', { page: 'c' }, leave, ['save a b']],
  ['a wrong answer is left out', { page: 'c', wrong: ['b'] }, leave, ['save a']],
  ['a step with wrong answers alone is left', { page: 'b', wrong: ['a'] }, leave, ['leave']],
  ['a step is left after an error', { page: 'c', error: new Error('Offline') }, leave, ['leave']],
  ['a held page is not left', { page: 'b', held: 'b' }, leave, ['save all']],
  ['a later page leads to a held one', { page: 'c', held: 'b' }, leave, ['to b']],
  ['the first page leads to a held one', { page: 'a', held: 'b' }, 'Skip', ['to b']],
  [
    'an error does not open a held step',
    { page: 'c', held: 'a', error: new Error('Offline') },
    leave,
    ['to a'],
  ],
  ['Continue does not pass a held page', { page: 'b', held: 'a' }, 'Continue', ['save all', 'to a']],
])('%s', async (_, options, name, lines) => {
  const done = vi.fn<(line: string) => void>();
  render(draw(options, done));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(done.mock.calls.flat()).toEqual(lines);
});

test.each([
  ['a', 'Skip', 'Skips all the questions in this step.'],
  ['b', leave, 'Keeps your answers so far, and skips the rest.'],
])('on page %s the quiet button says what it skips', (page, name, words) => {
  render(draw({ page }));
  expect(screen.getByRole('button', { name }).getAttribute('aria-describedby')).toBe(
    screen.getByText(words).id,
  );
});

test('the focus follows to the first control that can be used, in a group with the number', () => {
  const { rerender } = render(draw({ page: 'b' }));
  rerender(draw({ page: 'c' }));
  const group = within(screen.getByRole('group', { name: 'Question 3 of 3' }));
  expect(document.activeElement).toBe(group.getByRole('checkbox', { name: 'Agree' }));
});
