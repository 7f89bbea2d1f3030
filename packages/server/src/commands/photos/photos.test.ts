import { afterAll, beforeAll, expect, test } from 'vitest';
import { cameraPhoto } from '../../../test/photo-files.ts';
import { runTestCommand } from '../../../test/run-command.ts';
import { join, openTestBrowser, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { readAudit } from '../../modules/audit/audit.repository.ts';

const SITE = ['--site', 'classic'];
const AUTHOR = ['--author', 'Robin'];
const REASON = ['--reason', 'Shows another person.', ...AUTHOR];

let api: TestApi;
let anna: ReturnType<typeof openTestBrowser>;
beforeAll(async () => {
  api = await startTestApi();
  anna = openTestBrowser(api);
  await join(anna);
});
afterAll(() => api.stop());

const run = (...args: string[]) => runTestCommand(['photos', ...args], { db: api.db });
const queue = async () => ((await run('queue', ...SITE)).data as { id: string }[]).map(({ id }) => id);

interface Images {
  images: { id: string }[];
}

async function upload(): Promise<string> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await cameraPhoto())], 'a.jpg', { type: 'image/jpeg' }));
  const response = await anna.send('POST', '/api/profileimage.php', { body });
  return ((await response.json()) as Images).images.at(-1)?.id ?? '';
}

const ownPhotos = async () => {
  const { user } = (await (await anna.send('GET', '/api/user.php')).json()) as { user: { profile: Images } };
  return user.profile.images.map(({ id }) => id);
};

test('uploaded photos wait until they are approved or rejected', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()];
  expect((await queue()).toSorted()).toEqual([first, second, third].toSorted());
  const { text } = await run('queue', ...SITE, '--limit', '1');
  expect(text).toContain('that wait for a look: 1 of 3, oldest first');
  expect((await run('approve', first, second, ...SITE, ...AUTHOR)).text).toBe(
    `Approved ${first}, ${second}.`,
  );
  expect((await run('reject', third, ...SITE, ...REASON)).text).toContain(`Removed the photo ${third}.`);
  expect([await queue(), await ownPhotos()]).toEqual([[], [first, second]]);
  const log = async (id: string) =>
    (await readAudit(api.db, { siteId: 'classic', subject: { kind: 'photo', id }, limit: 9 })).map(
      ({ action, author, reason }) => [action, author, reason],
    );
  expect([await log(first), await log(third)]).toEqual([
    [['approve', 'Robin', null]],
    [['take_down', 'Robin', 'Shows another person.']],
  ]);
});

test('lists the photos of a member in their order, as a takedown names them', async () => {
  const photo = await upload();
  const { user } = (await (await anna.send('GET', '/api/user.php')).json()) as { user: { email: string } };
  const list = await run('list', '--member', user.email, ...SITE);
  const ids = await ownPhotos();
  expect((list.data as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  expect(list.text).toContain(`Photos of ${user.email}: ${ids.length}`);
  expect(list.text).toMatch(new RegExp(`^${ids.length} +${photo} `, 'm'));
  await expect(run('list', '--member', 'nobody', ...SITE)).rejects.toThrow('classic has no member');
  await run('approve', photo, ...SITE, ...AUTHOR);
});

test('approves all named photos or none', async () => {
  const photo = await upload();
  await expect(run('approve', photo, 'nothing', ...SITE, ...AUTHOR)).rejects.toThrow('Nothing was changed.');
  expect(await queue()).toEqual([photo]);
});

test.each([
  [['look'], "There is no command 'photos look'. There are: queue, list, approve, reject."],
  [['queue', 'x', ...SITE], 'photos queue lists all photos that wait: it takes no id.'],
  [['list', ...SITE], 'Name one member by address or id: photos list --member <email>.'],
  [['approve', ...SITE], 'Name at least one photo by id: photos approve <id>.'],
  [['approve', 'x', ...SITE], 'Name who does it, for the audit log: --author "…".'],
  [['reject', 'x', 'y', ...SITE], 'Name one photo by id: photos reject <id>.'],
])('%j is an error of the command line', async (args, problem) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'UsageError', message: problem });
});
