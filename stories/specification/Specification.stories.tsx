import { ruleStates } from '@meetcute/spec';
import type { RunRecord } from '@meetcute/spec';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decisionsByRule, describeSource, provedRuleIds, records, rules } from './records.ts';
import { Rules } from './Rules.tsx';

/** Rules of the stories about one state. The whole catalogue takes seconds to render and to check. */
const few = rules.filter(
  ({ id, area }) => ['errors', 'notifications'].includes(area) || id === 'signup.open-to-logged-out-visitors',
);

const page = (runs: readonly RunRecord[], shownRules: typeof rules = few) => ({
  states: ruleStates(shownRules, runs, provedRuleIds, decisionsByRule),
  source: describeSource(runs),
});

const meta = {
  title: 'Specification/Rules',
  component: Rules,
  args: page(records),
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Rules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists every rule of the product by area. */
export const All: Story = { name: 'All', args: page(records, rules) };

/** Shows the rules of one area with what proves them. */
export const OneAreaOpen: Story = {
  name: 'One area open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('notifications'));
    await expect(await canvas.findByText('member.can-read-notifications')).toBeVisible();
  },
};

/** Finds rules by words of the rule, its id or a story that names it. */
export const Found: Story = {
  name: 'Found by words',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find rules' });
    await userEvent.type(field, 'read notifications');
    await expect(await canvas.findByText('member.can-read-notifications')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ rules$/);
    await userEvent.clear(field);
    await expect(canvas.getByText('notifications')).toBeVisible();
  },
};

const storyRun: RunRecord = {
  project: 'stories',
  kind: 'story',
  commit: '0123456789abcdef0123456789abcdef01234567',
  files: 1,
  passed: 1,
  failed: 0,
  skipped: 0,
  tests: [
    {
      name: 'Opens for visitors',
      file: 'stories/screens/SignUpAccount.stories.tsx',
      state: 'passed',
      spec: ['signup.open-to-logged-out-visitors'],
    },
  ],
};

/** Counts what the last test runs on this machine have proved. */
export const FromRecords: Story = {
  name: 'From test runs',
  args: page([storyRun]),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('From the last test runs on this machine: stories at commit 01234567.'),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^1 of ${few.length} rules are proved`))).toBeVisible();
  },
};

/** Counts the committed list without test runs, and says how to get newer ones. */
export const FromCommittedList: Story = {
  name: 'From the committed list',
  args: page([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(describeSource([]))).toBeVisible();
    const provedRules = few.filter(
      ({ id }) => provedRuleIds.includes(id) && !Object.hasOwn(decisionsByRule, id),
    );
    await expect(
      canvas.getByText(new RegExp(`^${provedRules.length} of ${few.length} rules are proved`)),
    ).toBeVisible();
  },
};

/** Names the decision that changes a rule. */
export const ChangedByDecision: Story = {
  name: 'Changed by a decision',
  args: page([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('errors'));
    await expect(await canvas.findByText('Changed by decision 024-deviations')).toBeVisible();
  },
};

const searchRule = rules.find(({ area }) => area === 'search');

/** Says what kind of proof an open rule wants. */
export const OpenRule: Story = {
  name: 'Open rule',
  args: {
    ...page([]),
    states: searchRule ? ruleStates([searchRule], [], [], {}) : [],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('search'));
    await expect(await canvas.findByText(/^Open: wants a /)).toBeVisible();
  },
};
