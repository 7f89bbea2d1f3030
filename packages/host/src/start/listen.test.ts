import { streamResponse } from '@meetcute/server/streams';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen, tryPort } from './listen.ts';
import type { RequestHandler } from './plain-page.ts';

/** Listens on a free port and returns a client that keeps its connection open. */
async function start(handle: RequestHandler) {
  const server = await listen(handle, { port: 0, address: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const open = (path: string, method = 'GET', clientAgent: Agent | undefined = undefined) => {
    const outgoing = request({
      agent: clientAgent ?? false,
      host: '127.0.0.1',
      port: server.port,
      path,
      method,
    });
    outgoing.flushHeaders();
    return outgoing;
  };
  return { server, open, openKeptAlive: (path: string) => open(path, 'GET', agent) };
}

const responseTo = (outgoing: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });

test('finishes slow responses and bodies after a stop, serves open connections, and closes them', async () => {
  const gate = Promise.withResolvers<void>();
  const [arrival, uploading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { server, open, openKeptAlive } = await start(async (incoming) => {
    const { pathname } = new URL(incoming.url);
    if (pathname === '/slow') {
      arrival.resolve();
      await gate.promise;
    }
    if (pathname !== '/upload') return new Response('done');
    uploading.resolve();
    return new Response(await incoming.text());
  });
  const first = openKeptAlive('/first').end();
  expect((await responseTo(first)).resume().headers.connection).toBe('keep-alive');
  const slow = responseTo(open('/slow').end());
  const upload = open('/upload', 'POST');
  upload.write('one ');
  await Promise.all([arrival.promise, uploading.promise]);

  const laterResponse = responseTo(openKeptAlive('/later').end());
  const shutdown = server.stop();
  gate.resolve();
  upload.end('two');
  for (const response of [await slow, await responseTo(upload), await laterResponse])
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  await shutdown;
  await expect(responseTo(open('/new').end())).rejects.toThrow('ECONNREFUSED');
});

test('waits after a stop for work whose client disconnected', async () => {
  const gate = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const steps: string[] = [];
  const { server, open } = await start(async () => {
    arrival.resolve();
    await gate.promise;
    steps.push('finished');
    return new Response('done');
  });
  const outgoing = open('/').on('error', () => {});
  outgoing.end();
  await arrival.promise;
  outgoing.destroy();
  const shutdown = server.stop().then(() => steps.push('stopped'));
  gate.resolve();
  await shutdown;
  expect(steps).toEqual(['finished', 'stopped']);
});

test('completes the stop when the last stream ends', async () => {
  let end = () => {};
  const { server, open } = await start(async () =>
    streamResponse((sink) => {
      end = () => sink.end();
      sink.send('here');
      return () => {};
    }, {}),
  );
  const response = await responseTo(open('/').end());
  const shutdown = server.stop();
  end();
  expect(await text(response)).toBe('here');
  await shutdown;
});

test('names HOST when the machine has no such address', async () => {
  await expect(tryPort({ port: 0, address: '203.0.113.1' })).rejects.toThrow("HOST is '203.0.113.1'");
});
