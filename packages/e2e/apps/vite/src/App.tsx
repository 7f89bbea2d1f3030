import type { LocaleCode } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { MeetcuteProvider } from '@meetcute/react/provider';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import { create } from './create.ts';
import { Parts } from './Parts.tsx';

/** Creates the app in a language. */
export async function createApp(locale: LocaleCode) {
  const meetcute = create({ locale, messages: await catalogue(locale) });
  return (
    <MeetcuteProvider value={meetcute}>
      <ThemeRoot theme={defaultTheme} scheme="light">
        <Parts />
      </ThemeRoot>
    </MeetcuteProvider>
  );
}
