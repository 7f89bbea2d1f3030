import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dev } from './dev.ts';

const host = vi.hoisted(() => ({
  addresses: [{ name: 'Harbour', url: 'http://harbour.localhost:3000' }],
  logins: [],
  stop: () => Promise.resolve(),
  fault: null as string | null,
}));
vi.mock('../dev/start-dev.ts', () => ({ startDev: () => Promise.resolve(host) }));

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => void vi.unstubAllEnvs();
});

test.each([
  [null, /^\nReady after/],
  [
    "There is no token 'radius.middle'.",
    /^\nWarning: The template can't be loaded[^]*radius\.middle[^]*:3000/,
  ],
])('says that it is ready only if the template has loaded: %s', async (fault, firstLine) => {
  const lines: string[] = [];
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const listenersBefore = signals.map((signal) => process.listeners(signal));
  onTestFinished(() => {
    vi.restoreAllMocks();
    signals.forEach((signal, index) => {
      for (const listener of process.listeners(signal))
        if (!listenersBefore[index]!.includes(listener)) process.off(signal, listener);
    });
  });
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  host.fault = fault;
  await dev('/brand', {});
  expect(lines[0]).toMatch(firstLine);
  expect(lines.join('\n').includes('Ready')).toBe(fault === null);
  expect(process.env['NODE_ENV']).toBe('development');
});
