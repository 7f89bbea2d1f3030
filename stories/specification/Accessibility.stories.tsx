import type { AxeRecord, RunRecord } from '@meetcute/spec';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isRepository } from '../is-repository.ts';
import { AccessibilityReport } from './AccessibilityReport.tsx';
import { records } from './records.ts';

/** Violations and inconclusive results of axe by screen and brand. */
const meta = {
  title: 'Specification/Accessibility',
  component: AccessibilityReport,
  args: { records },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AccessibilityReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const login = 'Screens/Login/Page';

const createTestRecord = (name: string, axe: Partial<AxeRecord>) => ({
  name,
  file: 'stories/screens/Login.stories.tsx',
  state: 'passed' as const,
  spec: [],
  storyId: `screens-login-page--${name.toLowerCase()}`,
  axe: { title: login, brand: 'classic', language: 'en', violations: {}, inconclusive: {}, ...axe },
});

const run: RunRecord = {
  project: 'stories',
  kind: 'story',
  commit: '0123456789abcdef0123456789abcdef01234567',
  files: 1,
  passed: 3,
  failed: 0,
  skipped: 0,
  tests: [
    createTestRecord('Visitor', { violations: { label: 1 }, inconclusive: { 'color-contrast': 2 } }),
    createTestRecord('Offline', { brand: 'nocturne', language: 'pl', inconclusive: { 'color-contrast': 3 } }),
    createTestRecord('Plain', { title: 'Parts/Button' }),
  ],
};

/** Shows the record of the last whole run on this machine. */
export const LastRun: Story = { name: 'Last run' };

/** Shows invented numbers by brand, and the stories behind each finding. */
export const WithFindings: Story = {
  name: 'Invented findings',
  args: { records: [run] },
  play: async ({ canvas, userEvent }) => {
    const classic = canvas.getByRole('row', { name: /^Classic/ });
    await expect(classic).toHaveTextContent('Classic21 violation, 2 inconclusive');
    await expect(canvas.getByText('Nothing was found in 1 other screen or part.')).toBeVisible();
    await userEvent.click(canvas.getByText(login));
    await expect(await canvas.findAllByRole('link', { name: 'Visitor, en' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Offline, pl' })).toHaveAttribute(
      'href',
      './?path=/story/screens-login-page--offline&globals=template:nocturne;language:pl',
    );
  },
};

/** Says which command makes a record. */
export const WithoutARecord: Story = {
  name: 'Without a record',
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      isRepository ? 'npm run test:stories makes one' : 'There is no record',
    );
  },
};

/** Says the same for the record of a run that noted nothing about accessibility. */
export const OlderRecord: Story = {
  name: 'A record of an older version',
  args: { records: [{ ...run, tests: run.tests.map(({ axe: _axe, ...test }) => test) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('There is no record');
  },
};
