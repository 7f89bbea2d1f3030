import { errorPolicyOf } from '@meetcute/core';
import { createWorld, setFault, type Fault, type World } from '@meetcute/mocks';
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { closeSites, storedStep, openSite, testTexts } from '../open-site.tsx';
import { fill, forgetProfile, pollValue, viewerOf, type FaultRow, type FaultyPage } from './row.ts';
import { faultClasses, faultsFor, OFFLINE } from './tried-faults.ts';

/** Returns the site's error message for a fault. */
function wordsFor(fault: Fault): string {
  const code = (name: string) => testTexts.t(`error:code.${name}` as 'error:code.not_found');
  if (fault.kind === 'offline' || fault.kind === 'hang') return testTexts.t('error:offline');
  if (fault.kind === 'error')
    return fault.retryAfter === undefined ? code(fault.code) : 'Too many attempts. Try again in 60 seconds.';
  return code(fault.kind === 'html' && fault.status !== undefined ? 'server_error' : 'invalid_response');
}

/** Returns the error message that a row shows for a fault. */
function wordsOn({ conflictWords }: FaultRow, fault: Fault): string {
  const isConflict = fault.kind === 'error' && fault.code === 'conflict';
  return (isConflict ? conflictWords : undefined) ?? wordsFor(fault);
}

const isForbidden = (fault: Fault) => fault.kind === 'error' && fault.code === 'forbidden';

async function openFor(row: FaultRow, fault: Fault, goWrong: (world: World) => void): Promise<FaultyPage> {
  const world = createWorld({ viewer: row.viewer ?? 'unpaid', count: 12 });
  if (row.step !== undefined) forgetProfile(world);
  row.prepare?.(world);
  if (row.isRead) goWrong(world);
  const { path = '/signup', step } = row;
  const address = typeof path === 'string' ? path : path(world);
  const localStore = step === undefined ? undefined : storedStep(viewerOf(world).profile.id, step);
  const settings = row.settings?.(world.settings) ?? world.settings;
  const open = () =>
    openSite(world, address, {
      settings,
      ports: row.ports?.() ?? {},
      ...(localStore ? { localStore } : {}),
    });
  const page: FaultyPage = {
    ...(await open()),
    world,
    user: userEvent.setup({ delay: null }),
    words: wordsOn(row, fault),
    isForbidden: isForbidden(fault),
    reload: async () => {
      page.unmount();
      Object.assign(page, await open());
    },
  };
  return page;
}

/** Returns the current values of fields, by label. */
const valuesOf = (typedValues: FaultRow['typed'] = {}) =>
  Object.fromEntries(
    Object.keys(typedValues).map((label) => [
      label,
      screen.queryByLabelText<HTMLInputElement>(label)?.value ?? null,
    ]),
  );

/** Runs one row with one fault: expects the error, kept input, logging by policy, and recovery on the second try. */
async function expectRecovery(row: FaultRow, fault: Fault, goWrong: (world: World) => void): Promise<void> {
  const page = await openFor(row, fault, goWrong);
  await row.ready(page);
  await fill(page, row.typed ?? {});
  if (!row.isRead) goWrong(page.world);
  await row.act?.(page);
  await row.expectError(page);
  const isGone = row.call === 'getUser' && page.isForbidden;
  if (!isGone && !row.isSent) expect(valuesOf(row.typed)).toEqual(row.typed ?? {});
  const policy: string = errorPolicyOf(row.call);
  expect(page.alerts).toEqual(policy === 'alert' ? [page.words] : []);
  const isLogged = policy !== 'ignore' && !isGone && !row.isTriedAgain;
  await pollValue(() => page.logged.includes(`The call ${row.call} failed.`)).toBe(isLogged);
  page.world.faults.clear();
  onlineManager.setOnline(true);
  await row.retry(page);
  await row.expectSuccess(page);
  if (row.isRead) expect(valuesOf(row.typed)).toEqual(row.typed ?? {});
}

const nameOf = ({ call, where }: FaultRow) => (where === undefined ? call : `${call}, ${where}`);

/** Tests every row of a table with its faults, and prints the number of faults and recoveries. */
export function describeFaults(rows: readonly FaultRow[]): void {
  const counts = new Map<string, { tried: number; recovered: number }>();

  afterEach(() => {
    closeSites();
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });
  afterAll(() => {
    const lines = [...counts].map(
      ([name, { tried, recovered }]) => `${name}: ${tried} faults, ${recovered} recovered`,
    );
    const all = [...counts.values()].reduce((sum, { recovered }) => sum + recovered, 0);
    // The printed table is a result of the test.
    globalThis.console.log([...lines, `${counts.size} calls, ${all} faults recovered`].join('\n'));
  });

  test('the table tries every class of faults', () => {
    const names = rows.flatMap((row, index) => faultsFor(row, index).map(([name]) => name));
    expect(names).toEqual(expect.arrayContaining([...faultClasses]));
  });

  describe.each(rows.map((row, index) => [nameOf(row), row, index] as const))('%s', (name, row, index) => {
    test.each(faultsFor(row, index))('%s', async (faultName, fault) => {
      const count = counts.get(name) ?? { tried: 0, recovered: 0 };
      counts.set(name, count);
      count.tried += 1;
      await expectRecovery(row, fault, (world) => {
        setFault(world, row.call, fault);
        if (faultName === OFFLINE) onlineManager.setOnline(false);
      });
      count.recovered += 1;
    });
  });
}
