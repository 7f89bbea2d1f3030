import { expect, test } from 'vitest';
import { createUploads } from './uploads.ts';

test('reads the form of a newcomer while two networks keep many forms open', async () => {
  const { forms } = createUploads();
  const startedIds: string[] = [];
  const open = (memberId: string, network: string) =>
    forms({ memberId, network }, () => {
      startedIds.push(memberId);
      return new Promise(() => {});
    });
  for (let account = 0; account < 12; account += 1)
    for (let form = 0; form < 3; form += 1) void open(`attacker ${account}`, `network ${account % 2}`);
  void open('elsewhere', 'another network');
  void open('neighbour', 'network 0');
  await Promise.resolve();
  expect(startedIds.filter((name) => name.startsWith('attacker'))).toHaveLength(24);
  expect(startedIds.slice(24)).toEqual(['elsewhere', 'neighbour']);
});
