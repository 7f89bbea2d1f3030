import { createClient } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { createI18n, type LocaleCode } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { ChatListItem } from '@meetcute/kit/chat-list';
import { DateOfBirthField } from '@meetcute/kit/field';
import { ProfileCard } from '@meetcute/kit/profile-card';
import { LanguageBadge } from '@meetcute/react/language-badge';
import { ProfileCardRoot } from '@meetcute/react/profile-card';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react/provider';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import { useState } from 'react';
import { chat, robin } from './people.js';
import settings from './settings.json' with { type: 'json' };

const now = new Date('2026-11-20T18:30:00.000Z');

function BirthDate() {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return <DateOfBirthField label="Geburtsdatum" value={value} onChange={setValue} minAge={18} now={now} />;
}

/** Creates the app in a language: parts with and without styles, under one provider. */
export async function createApp(locale: LocaleCode) {
  const client = createClient({ baseUrl: 'https://members.example', originalHost: 'members.example' });
  const i18n = createI18n({ locale, messages: await catalogue(locale) });
  const meetcute = createMeetcute({ client, settings: settings as unknown as Settings, i18n });
  return (
    <MeetcuteProvider value={meetcute}>
      <ThemeRoot theme={defaultTheme} scheme="light">
        <ProfileCard profile={robin} href="#robin" />
        <ul>
          <ChatListItem chat={chat} href="#c1" viewerId="ada" asOf={now.getTime()} />
        </ul>
        <BirthDate />
        <ProfileCardRoot profile={robin} id="unstyled">
          <LanguageBadge profile={robin} />
        </ProfileCardRoot>
      </ThemeRoot>
    </MeetcuteProvider>
  );
}
