import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { startProgram } from './program.ts';

/** Request headers of a browser at one network address, as set by a trusted proxy. */
type Headers = Record<string, string>;

/** Starts a host in its own process, behind a proxy that it trusts. */
export async function startAttackedHost() {
  const program = startProgram({ HOST: '127.0.0.1', DEMO: '0', TRUST_PROXY: '1', API_ORIGIN: '' });
  const { child, exit } = program;
  await Promise.race([program.ready, exit.then(() => Promise.reject(new Error(program.read())))]);
  const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(program.read())?.[1]);
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Returns the CPU seconds that the host has used so far. */
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Signs up a member from a network address and returns the headers of the session. */
export async function signUpFrom(origin: string, address: string, email: string): Promise<Headers> {
  const headers: Headers = {
    'x-forwarded-for': address,
    'x-package': 'attack/1',
    'user-agent': 'attack',
  };
  const remember = (response: Response) => {
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    headers['cookie'] = [headers['cookie'], ...cookies].filter(Boolean).join('; ');
  };
  const emailResponse = await fetch(`${origin}/api/validate_email.php?email=${email}`, { headers });
  remember(emailResponse);
  const { token } = (await emailResponse.json()) as { token: string };
  const csrf = createHash('sha512').update(`${email}attack`).digest('hex');
  const payload = { email, name: 'Robin', password: 'correct horse battery', trafficsource: null };
  const place = { timezone: 'UTC', country: 'NL', language: 'nl', profile: null, form_path: '/signup' };
  const signUpResponse = await fetch(`${origin}/api/user.php?new=1`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...payload, ...place, referrer: null, csrf, token, n: 0 }),
  });
  if (!signUpResponse.ok) throw new Error(await signUpResponse.text());
  remember(signUpResponse);
  return headers;
}

/** Uploads files in one form and returns status, error code and duration in seconds. */
export async function uploadTo(origin: string, headers: Headers, files: readonly Uint8Array<ArrayBuffer>[]) {
  const body = new FormData();
  for (const file of files) body.append('file', new Blob([file]), 'photo');
  const began = performance.now();
  const response = await fetch(`${origin}/api/profileimage.php`, { method: 'POST', headers, body });
  const { error } = (await response.json()) as { error?: { code: string; fields?: object } };
  const seconds = (performance.now() - began) / 1000;
  return {
    status: response.status,
    error: error && `${error.code} ${JSON.stringify(error.fields)}`,
    seconds,
  };
}

/** Speed of a dripped form: `bytes` every `pause` milliseconds. */
export interface Drip {
  bytes: number;
  pause: number;
}

/** A form that arrives slowly. */
export interface DrippedForm {
  /** Resolves with status and duration in seconds when the connection closes. */
  closed: Promise<{ status: string; seconds: number }>;
  /** Closes the connection. */
  stop(): void;
}

/** Sends a form slowly. */
export function dripTo(port: number, headers: Headers, { bytes, pause }: Drip): DrippedForm {
  const began = performance.now();
  const all = { ...headers, host: 'localhost', 'content-length': '1000000' };
  const lines = Object.entries({ ...all, 'content-type': 'multipart/form-data; boundary=b' });
  const socket = connect(port, '127.0.0.1');
  let responseText = '';
  socket.write(
    `POST /api/profileimage.php HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  const timer = setInterval(() => socket.write('x'.repeat(bytes)), pause);
  socket.on('data', (data) => (responseText += String(data)));
  socket.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<Awaited<DrippedForm['closed']>>();
  socket.on('close', () => {
    clearInterval(timer);
    resolve({ status: responseText.split('\r\n', 1)[0] ?? '', seconds: (performance.now() - began) / 1000 });
  });
  return { closed: promise, stop: () => socket.destroy() };
}
