import { afterEach } from 'vitest';
import { takeFindings } from '../packages/storybook/src/vitest/axe-findings.ts';
import '../packages/spec/src/meta.ts';

// What the check of each story found, also where it failed, for the record of the run.
afterEach(({ task }) => {
  const findings = takeFindings();
  if (findings && task.meta.storyId !== undefined) task.meta.axe = findings;
});
