import { expect, test } from 'vitest';
import committed from '../../../../docs/reference/settings.md?raw';
import demo from '../../../demo/sites/classic.json' with { type: 'json' };
import { settings } from '../entities/settings.ts';
import { settingsTable, switchNames } from './settings-table.ts';

test('docs/reference/settings.md is what `npm run openapi` writes', () => {
  expect(committed).toBe(settingsTable());
});

test('lists every setting of the contract, and every switch of the demo site', () => {
  const names = [...committed.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(names).toEqual([...Object.keys(settings.shape), ...switchNames]);
  const groups = ['signup', 'navigation', 'chat', 'likes', 'my_profile', 'notifications', 'footer'] as const;
  const inDemo = groups.flatMap((group) =>
    Object.keys(demo.settings[group]).map((name) => `${group}.${name}`),
  );
  expect(switchNames.toSorted()).toEqual(inDemo.toSorted());
});
