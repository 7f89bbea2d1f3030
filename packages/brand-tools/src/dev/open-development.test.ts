import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Development, openDevelopment } from './open-development.ts';

const NONCE = 'bm9uY2U=';

/** Files of a template whose server draws one token, without a library. */
const files = {
  'vite.config.ts': "export default { logLevel: 'silent' };",
  'src/tokens.ts': "export const tokens = { accent: 'red' };",
  'src/template.ts': "export const plain = { name: 'plain' };",
  'src/entry-browser.ts': "import './template.ts';",
  'src/entry-server.ts': `import { tokens } from './tokens.ts';
export const createServer = ({ manifest }) => {
  globalThis.createdServers = (globalThis.createdServers ?? 0) + 1;
  if (tokens.accnt) throw new Error("There is no token 'tokens.accnt'.");
  const [{ file }] = Object.values(manifest);
  const html = \`<!doctype html><html><head><style>a{color:\${tokens.accent}}</style></head><script>\${file}</script></html>\`;
  return {
    name: 'plain',
    icon: '<svg/>',
    mailLogo: '<svg id="mails"/>',
    colors: {},
    render: async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
    renderShell: async () => new Response(html),
  };
};`,
};

const parent = mkdtempSync(join(tmpdir(), 'meetcute-dev-'));
const folder = join(parent, 'my brand ü');
const save = (name: keyof typeof files, text: string) => writeFileSync(join(folder, name), text);

let development: Development;
let origin: string;
let messages: { type: string }[] = [];
let socket: WebSocket;

beforeAll(async () => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const name of Object.keys(files) as (keyof typeof files)[]) save(name, files[name]);
  development = await openDevelopment(folder, [{ id: 'plain' }]);
  const { server, handle } = development.front;
  server.on('request', (incoming, outgoing) =>
    handle(incoming, outgoing, () => void outgoing.end('from the host')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  // Node names no origin, so that no token is needed.
  socket = new WebSocket(`ws://${host}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as never));
  await once(socket, 'open');
});

afterAll(async () => {
  socket.close();
  await development.close();
  development.front.server.closeAllConnections();
  development.front.server.close();
  rmSync(parent, { recursive: true });
});

const settings = {} as never;
const serverOf = () => development.sites.get('plain')!.server;
const draw = async (path = '/') =>
  serverOf().render(new Request(origin + path), {
    fetch,
    settings,
    nonce: NONCE,
  });
const drawText = async () => (await draw()).text();

/** Saves a file until open pages get a message: two saves within milliseconds may be reported as one, or one as two. */
async function saveUntil(name: keyof typeof files, text: string, message: object) {
  messages = [];
  const saveAgain = () => {
    save(name, text);
    return messages;
  };
  await expect.poll(saveAgain, { interval: 200 }).toContainEqual(expect.objectContaining(message));
}

const createChangeMessage = (isMended: boolean) => ({
  type: 'custom',
  event: 'meetcute:changed',
  data: { isMended },
});
const fault = (err: object) => ({ type: 'error', err: expect.objectContaining(err) as object });

test('loads the template once before the first page', async () => {
  expect(development.fault).toBeNull();
  await drawText();
  expect((globalThis as { createdServers?: number }).createdServers).toBe(1);
});

test('has the marks of the template, of its pages and of its mails', () => {
  const { name, icon, mailLogo } = serverOf();
  expect([name, icon, mailLogo]).toEqual(['plain', '<svg/>', '<svg id="mails"/>']);
});

test('draws a page with what it needs to follow changes, under its content security policy', async () => {
  const html = await drawText();
  expect(html).toContain(`<script type="module" nonce="${NONCE}" src="/@meetcute/development">`);
  expect(html).toContain(`<style nonce="${NONCE}">a{color:red}</style>`);
  expect(html).toContain('@meetcute/entry');
});

test('stores no page, because each save changes it', async () => {
  const head = { method: 'GET', url: `${origin}/`, headers: new Headers() };
  const server = serverOf();
  expect([server.staticKey(head, settings), server.visitorKey(head, settings)]).toEqual([null, null]);
});

test('sends changes to open pages, and no load: of a token, a fault, and a mended fault', async () => {
  await saveUntil('src/tokens.ts', "export const tokens = { accent: 'blue' };", createChangeMessage(false));
  expect(messages.map(({ type }) => type)).not.toContain('full-reload');
  expect(await drawText()).toContain('a{color:blue}');

  const message = "There is no token 'tokens.accnt'.";
  await saveUntil('src/tokens.ts', "export const tokens = { accnt: 'blue' };", fault({ message }));
  const page = await draw();
  expect(page.status).toBe(500);
  expect(await page.text()).toContain(message);

  await saveUntil('src/tokens.ts', 'export const tokens = {{', fault({ id: join(folder, 'src/tokens.ts') }));
  expect((await draw()).status).toBe(500);

  await saveUntil('src/tokens.ts', files['src/tokens.ts'], createChangeMessage(true));
  expect(await drawText()).toContain('a{color:red}');
});

test('ends with the last save, when it was saved while the one before still loaded', async () => {
  messages = [];
  const slow = 'await new Promise((resolve) => setTimeout(resolve, 300));';
  save('src/tokens.ts', `${slow}export const tokens = { accnt: 'blue' };`);
  await new Promise((resolve) => setTimeout(resolve, 150));
  save('src/tokens.ts', files['src/tokens.ts']);
  await expect.poll(() => messages).toContainEqual(fault({ message: "There is no token 'tokens.accnt'." }));
  await expect.poll(() => messages.at(-1)).toEqual(createChangeMessage(true));
  expect(await drawText()).toContain('a{color:red}');
});

test('shows a text that a page does not load over the page, until the template is saved', async () => {
  messages = [];
  const missing = { namespace: 'fields', key: 'sensitive.closed', path: '/members' };
  const send = (file: string | null) =>
    socket.send(
      JSON.stringify({ type: 'custom', event: 'meetcute:missing-texts', data: { ...missing, file } }),
    );
  const text = "uses the text 'fields:sensitive.closed'";
  send('src/parts/ProfileCard.tsx');
  await expect
    .poll(() => messages)
    .toContainEqual(
      fault({
        message: expect.stringMatching(
          `^src/parts/ProfileCard.tsx on /members ${text}.*\\{ ProfileCard: \\['fields'\\] \\}`,
        ) as string,
      }),
    );
  send(null);
  await expect
    .poll(() => messages)
    .toContainEqual(fault({ message: expect.stringContaining(`A component on /members ${text}`) as string }));
  // A save of the test before may arrive late, and close the overlay.
  const sendAndSave = () => {
    send(null);
    save('src/tokens.ts', "export const tokens = { accent: 'green' };");
    return messages;
  };
  await expect.poll(sendAndSave, { interval: 200 }).toContainEqual(createChangeMessage(true));
});

test('serves sources and its own modules, and leaves all else to the host', async () => {
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return `${response.status} ${await response.text()}`;
  };
  expect(await read('/src/tokens.ts')).toMatch(/^200 export const tokens/);
  expect(await read('/src/entry-browser.ts')).toContain('meetcute:template-loaded');
  expect(await read('/@meetcute/development')).toContain('meetcute:changed');
  expect(await read('/src/none.ts')).toMatch(/^404 /);
  expect(await read('/sw.js')).toContain('caches.delete');
  expect(await read('/members?src=/src/')).toBe('200 from the host');
});
