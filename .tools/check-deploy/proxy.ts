import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { join } from 'node:path';

/** Milliseconds after which a silent request is given up. */
const PATIENCE = 40_000;

/** A response through the proxy. */
export interface Received {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Creates a certificate for a host name that no authority signed. */
function certify(folder: string, host: string): void {
  mkdirSync(folder);
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...subject], { stdio: 'ignore' });
}

/** Ports on the loopback address. */
export interface Ports {
  host: number;
  http: number;
  https: number;
}

/** Changes the example of the proxy for this machine: ports, certificate, and no IPv6. */
export const localConfig = (example: string, folder: string, { host, http, https }: Ports): string =>
  example
    .replaceAll('host:3000', `127.0.0.1:${host}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80 ', `listen 127.0.0.1:${http} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'));

/** Starts nginx with the example. Rejects if it refuses the file. */
export async function startProxy(example: string, folder: string, host: string, ports: Ports) {
  certify(join(folder, 'tls'), host);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, localConfig(readFileSync(example, 'utf8'), folder, ports));
  const directives = `daemon off; pid ${join(folder, 'nginx.pid')};`;
  execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', file, '-g', directives], { stdio: 'inherit' });
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', directives], { stdio: 'inherit' });
  const exit = new Promise((resolve) => child.on('close', resolve));
  const session = await openSession(readFileSync(join(folder, 'tls/fullchain.pem')), host, ports.https);
  return {
    session,
    stop: async () => {
      session.destroy();
      child.kill('SIGQUIT');
      await exit;
    },
  };
}

async function openSession(
  ca: Buffer,
  host: string,
  port: number,
  attempts = 50,
): Promise<ClientHttp2Session> {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host });
  const isOpen = await new Promise<boolean>((resolve) => {
    session.once('connect', () => resolve(true));
    session.on('error', () => resolve(false));
  });
  if (isOpen) return session;
  if (attempts === 0) throw new Error('The proxy does not respond over HTTP/2.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  return openSession(ca, host, port, attempts - 1);
}

/** Sends a request. With `isStream` it resolves when two parts have arrived, and closes the stream. */
export function send(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  { body, isStream = false }: { body?: string | Buffer; isStream?: boolean } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = session.request({ ':scheme': 'https', ...headers }, { endStream: body === undefined });
    const result: Received = { status: 0, headers: {}, body: '' };
    let parts = 0;
    request.on('response', (responseHeaders) => {
      result.status = responseHeaders[':status'] ?? 0;
      result.headers = responseHeaders as Received['headers'];
    });
    request.on('data', (chunk: Buffer) => {
      result.body += String(chunk);
      parts += 1;
      if (!isStream || parts < 2) return;
      request.close();
      resolve(result);
    });
    request.setTimeout(PATIENCE, () => resolve(result));
    request.on('end', () => resolve(result));
    // A response may come before the whole request was sent.
    request.on('error', (error) => (result.status === 0 ? reject(error) : resolve(result)));
    if (body !== undefined) request.end(body);
  });
}
