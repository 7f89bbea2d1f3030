import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { demoSites } from '@meetcute/demo';
import { localeCodes } from '@meetcute/i18n';
import { afterEach, expect, test } from 'vitest';
import { composeMail } from '../mails/compose.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A mail server that accepts mails, or refuses every recipient with `refusal`. */
async function startMailServer(refusal?: string) {
  const commands: string[] = [];
  const envelopes: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let unreadText = '';
    let isMessage = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 mail.example');
    socket.on('data', (data) => {
      unreadText += data.toString('latin1');
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n';
        const index = unreadText.indexOf(end);
        if (index === -1) return;
        const content = unreadText.slice(0, index);
        unreadText = unreadText.slice(index + end.length);
        if (isMessage) {
          messages.push(content.replaceAll('\r\n..', '\r\n.'));
          isMessage = false;
          reply('250 taken');
          continue;
        }
        commands.push(content.split(' ')[0] ?? '');
        if (/^(MAIL|RCPT)/.test(content)) envelopes.push(content);
        isMessage = content === 'DATA';
        if (content === 'STARTTLS') reply('502 not here');
        else reply(isMessage ? '354 go on' : content.startsWith('RCPT') && refusal ? refusal : '250 well');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `smtp://127.0.0.1:${port}`, commands, envelopes, messages };
}

const unquote = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/** The parts of a message by media type, decoded. */
function partsOf(message: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? '';
  const parts = message.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      const bytes = head.includes('base64') ? Buffer.from(text, 'base64') : unquote(text);
      return [
        /content-type: ([^;]+)/i.exec(head)?.[1] ?? '',
        bytes.toString('utf8').replaceAll('\r\n', '\n'),
      ];
    }),
  );
}

const [{ id, settings }] = demoSites;
const site = { id, hosts: ['brand.example'], settings, origin: 'https://brand.example' };
const recipient = 'zoe@example.com';
const letterIn = (locale: (typeof localeCodes)[number]) => {
  const link = 'https://brand.example/activate/done?token=abc_DEF-1';
  return composeMail({ kind: 'activate', site, locale, to: recipient, name: 'Zoë', link });
};

test.each(localeCodes)(
  'delivers a mail in %s to the mail server as text and HTML, unchanged',
  async (locale) => {
    const { url, envelopes, messages } = await startMailServer();
    const mail = await letterIn(locale);
    await createSmtpMailer(url).send({ ...mail, from: settings.email });
    expect(envelopes).toEqual([expect.stringContaining(`<${settings.email}>`), `RCPT TO:<${recipient}>`]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^content-type: multipart\/alternative/im);
    expect(partsOf(messages[0] ?? '')).toEqual({ 'text/plain': mail.text, 'text/html': mail.html });
  },
);

test('delivers the image of a mail as a part of its HTML', async () => {
  const { url, messages } = await startMailServer();
  const images = [{ id: 'logo', png: 'iVBORw0KGgo=' }];
  await createSmtpMailer(url).send({ ...(await letterIn('en')), images, from: settings.email });
  expect(messages[0]).toMatch(/content-type: multipart\/related; type="text\/html"/i);
  expect(messages[0]).toMatch(/content-type: image\/png; name=logo\.png/i);
  expect(messages[0]).toMatch(/^content-id: <logo>/im);
  expect(messages[0]).toMatch(/^content-disposition: inline/im);
  expect(messages[0]).toContain('iVBORw0KGgo=');
});

test('prevents a name or subject from adding a header or recipient', async () => {
  const { url, envelopes, messages } = await startMailServer();
  const subject = 'Hello\r\nBcc: stranger@example.com';
  await createSmtpMailer(url).send({ ...(await letterIn('en')), subject, from: settings.email });
  expect(envelopes).toHaveLength(2);
  expect(messages[0]).not.toMatch(/^bcc:/im);
});

test('rejects when the server refuses the mail', async () => {
  const { url } = await startMailServer('550 nobody here');
  const delivery = createSmtpMailer(url).send({ ...(await letterIn('en')), from: settings.email });
  await expect(delivery).rejects.toThrow(/nobody here/);
});

test('sends nothing to another machine without TLS, unless its address allows it', async () => {
  const { port, commands, messages } = await startMailServer();
  // Leads to this machine, but is not one of its names.
  const send = async (query: string) =>
    createSmtpMailer(`smtp://0.0.0.0:${port}${query}`).send({
      ...(await letterIn('en')),
      from: settings.email,
    });
  await expect(send('')).rejects.toThrow(
    /STARTTLS: 502 not here\. The mail server must offer TLS\..*\?ignoreTLS=true/,
  );
  expect(commands).toEqual(['EHLO', 'STARTTLS']);
  await send('?ignoreTLS=true');
  expect(messages).toHaveLength(1);
});

const unabortedSignal = new AbortController().signal;

test('a check connects and leaves without a mail, and says what is wrong with the server', async () => {
  const { port, commands } = await startMailServer();
  await createSmtpMailer(`smtp://0.0.0.0:${port}?ignoreTLS=true`).check(unabortedSignal);
  expect(commands).toEqual(['EHLO', 'QUIT']);
  const check = createSmtpMailer(`smtp://0.0.0.0:${port}`).check(unabortedSignal);
  await expect(check).rejects.toThrow(/502 not here\. The mail server must offer TLS\./);
});

test('a check names a server that hangs up before its greeting', async () => {
  const server = createServer((socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`).check(unabortedSignal)).rejects.toThrow('closed');
  server.close();
});

test('a check that is aborted closes its connection to a server that does not respond', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const aborting = new AbortController();
  const check = createSmtpMailer(`smtp://127.0.0.1:${port}`).check(aborting.signal);
  const [socket] = (await once(server, 'connection')) as [Socket];
  const closeEvent = once(socket.resume(), 'close');
  aborting.abort();
  await expect(check).rejects.toThrow('closed');
  await closeEvent;
  server.close();
});
