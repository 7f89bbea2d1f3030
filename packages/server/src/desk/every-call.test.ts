import {
  allDeskCalls,
  type DeskAccess,
  type DeskCall,
  deskCalls,
  deskPhotoPath,
  newPhotoPath,
} from '@meetcute/contract/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff, type DeskTestBrowser, openDeskBrowser, STAFF_PASSWORD } from '../../test/test-desk.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

/** Steps of a log-in: nothing, the password, or both factors of a role. */
const LEVELS = ['nobody', 'password', 'moderator', 'admin'] as const satisfies readonly DeskAccess[];
type Level = (typeof LEVELS)[number];

let world: TestWorld;
let browsers: Record<Level, DeskTestBrowser>;

beforeAll(async () => {
  world = await openTestWorld();
  const desk = world.api.openDesk();
  const { browser: moderator, email } = await addStaff(world, desk);
  const { browser: admin } = await addStaff(world, desk, { name: 'Ada', role: 'admin' });
  const password = openDeskBrowser(desk);
  await password.call(deskCalls.staffLogIn, { payload: { email, password: STAFF_PASSWORD } });
  browsers = { nobody: openDeskBrowser(desk), password, moderator, admin };
});
afterAll(() => world.close());

/** Returns the refusal of each level; '' where the call goes on, and then refuses an invalid request or succeeds. */
async function refusals(path: string, method = 'GET'): Promise<Record<Level, string>> {
  const refusalOf = async (level: Level): Promise<[Level, string]> => {
    const body = method === 'GET' ? {} : { body: '{"surprise":1}' };
    const response = await browsers[level].fetch(`${path}?surprise=1`, { method, ...body });
    const { error } = (await response.json()) as { error?: { code: string } };
    return [level, ['not_logged_in', 'forbidden'].includes(error?.code ?? '') ? error!.code : ''];
  };
  return Object.fromEntries(await Promise.all(LEVELS.map(refusalOf))) as Record<Level, string>;
}

const open = { nobody: '', password: '', moderator: '', admin: '' };
const loginRefusal = 'not_logged_in';

/** Refusals of each level by the access of a call. A code belongs to a log-in, so nobody who is logged in sends one. */
const EXPECTED: Record<DeskAccess, Record<Level, string>> = {
  nobody: open,
  password: { nobody: loginRefusal, password: '', moderator: loginRefusal, admin: loginRefusal },
  moderator: { nobody: loginRefusal, password: loginRefusal, moderator: '', admin: '' },
  admin: { nobody: loginRefusal, password: loginRefusal, moderator: 'forbidden', admin: '' },
};

describe('every call of the desk', () => {
  test.each(allDeskCalls.map((call): [string, DeskCall] => [call.name, call]))(
    '%s is open to its access alone',
    async (_, { path, method, access }) => {
      expect(await refusals(path, method)).toEqual(EXPECTED[access]);
    },
  );

  test.each([deskPhotoPath, newPhotoPath])('%s is open to the staff alone', async (path) => {
    expect(await refusals(path)).toEqual(EXPECTED.moderator);
  });

  test('nobody calls more than the log-in and the set-up', () => {
    const names = (access: DeskAccess) =>
      allDeskCalls.filter((call) => call.access === access).map(({ name }) => name);
    expect(names('nobody')).toEqual(['startSetUp', 'finishSetUp', 'staffLogIn', 'staffLogOut']);
    expect(names('password')).toEqual(['confirmCode']);
    expect(names('admin').toSorted()).toEqual([
      'changeStaff',
      'correctCredits',
      'createStaff',
      'disableStaff',
      'listAudit',
      'listAuditNames',
      'listStaff',
      'resetStaff',
    ]);
  });
});
