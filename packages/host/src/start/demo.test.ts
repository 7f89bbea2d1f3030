import { expect, test } from 'vitest';
import { createDemo } from './demo.ts';
import { readEnvironment } from './environment.ts';
import { readSites } from './sites.ts';

test('lists the log-ins under the names of their sites', () => {
  const { logins } = createDemo(readSites(readEnvironment({}).sitesDir), new Date(0));
  expect([...new Set(logins.map(({ site }) => site))].sort()).toEqual([
    'Lantern Row',
    'Linden Lane',
    'Pełnia',
    'Velvet Hour',
  ]);
});
