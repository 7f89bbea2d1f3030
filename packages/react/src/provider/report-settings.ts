import { calls, parseResponse, type Settings } from '@meetcute/contract';

/** Returns the value at a path such as `countries.0`. */
const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);

/**
 * Logs the settings that are missing or wrong, with their values, because a part that reads them fails with an error that
 * names none. Only in development, for settings that don't come from the member API.
 */
export async function reportSettings(
  settings: Settings,
  log: (message: string, cause: unknown) => void,
): Promise<void> {
  const result = await parseResponse(calls.getSettings, settings);
  if (result.ok) return;
  const problems = Object.entries(result.fields).map(
    ([field, problem]) =>
      `  ${field} is ${JSON.stringify(readPath(settings, field)) ?? 'undefined'} (${problem})`,
  );
  log(
    `createMeetcute received settings that parts can't work with:\n${problems.join('\n')}\n` +
      'Pass the response of calls.getSettings, or the settings of a world of @meetcute/mocks.',
    result.fields,
  );
}
