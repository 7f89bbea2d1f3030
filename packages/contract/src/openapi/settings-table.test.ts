import { expect, test } from 'vitest';
import committed from '../../../../docs/reference/settings.md?raw';
import { settingDefaults } from '../entities/setting-defaults.ts';
import { settings } from '../entities/settings.ts';
import { settingsTable, switchNames } from './settings-table.ts';

test('docs/reference/settings.md is what `npm run openapi` writes', () => {
  expect(committed).toBe(settingsTable());
});

test('lists every setting of the contract, and every switch', () => {
  const names = [...committed.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(names).toEqual([
    ...Object.keys(settings.shape),
    ...switchNames,
    ...Object.keys(settingDefaults.allowed_values),
  ]);
  const groups = ['signup', 'navigation', 'chat', 'likes', 'my_profile', 'notifications', 'footer'] as const;
  const all = groups.flatMap((group) =>
    Object.keys(settings.shape[group].shape).map((name) => `${group}.${name}`),
  );
  expect(switchNames.toSorted()).toEqual(all.toSorted());
  for (const group of groups)
    expect(Object.keys(settingDefaults[group]).toSorted()).toEqual(
      Object.keys(settings.shape[group].shape).toSorted(),
    );
});
