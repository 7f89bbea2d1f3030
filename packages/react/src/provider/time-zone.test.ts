import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Lets the browser report a zone, by `Temporal` and by `Intl`, and returns the zone that a new page finds. */
async function findZone(temporal: string | undefined, intl: string) {
  vi.stubGlobal('Temporal', temporal && { Now: { timeZoneId: () => temporal } });
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  options.mockReturnValue({ timeZone: intl } as Intl.ResolvedDateTimeFormatOptions);
  const { browserTimeZone } = await import('./time-zone.ts');
  return { zone: browserTimeZone(), isIntlAsked: options.mock.calls.length > 0 };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['Europe/Amsterdam', 'America/Argentina/Ushuaia', 'Etc/GMT+5', 'UTC'])(
  'finds %s without the slow first use of a format',
  async (name) => {
    expect(await findZone(name, 'Mars/Olympus')).toEqual({ zone: name, isIntlAsked: false });
  },
);

test.each([undefined, '+05:30'])('asks `Intl` where `Temporal` names %s', async (name) => {
  expect(await findZone(name, 'Asia/Kolkata')).toEqual({ zone: 'Asia/Kolkata', isIntlAsked: true });
});

test('counts a zone that no format knows as UTC', async () => {
  expect((await findZone('Etc/Unknown', 'Etc/Unknown')).zone).toBe('UTC');
});
