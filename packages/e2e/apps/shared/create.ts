import { createClient } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { createMeetcute } from '@meetcute/react/provider';
import settings from './settings.json' with { type: 'json' };

type I18nOptions = Parameters<typeof createI18n>[0];

/** Creates what the parts of a page share, from texts in a language. */
export function create(options: I18nOptions) {
  const client = createClient({ baseUrl: 'https://members.example', originalHost: 'members.example' });
  return createMeetcute({ client, settings: settings as unknown as Settings, i18n: createI18n(options) });
}
