import { ChatListItem } from '@meetcute/kit/chat-list';
import { DateOfBirthField } from '@meetcute/kit/field';
import { ProfileCard } from '@meetcute/kit/profile-card';
import { LanguageBadge } from '@meetcute/react/language-badge';
import { ProfileCard as ProfileCardParts } from '@meetcute/react/profile-card';
import { useEffect, useState } from 'react';
import { chat, robin } from './people.ts';

const now = new Date('2026-11-20T18:30:00.000Z');

function BirthDate() {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  const zone = 'Europe/Berlin';
  return (
    <DateOfBirthField
      label="Geburtsdatum"
      value={value}
      onChange={setValue}
      minAge={18}
      now={now}
      zone={zone}
    />
  );
}

/** Marks the page as hydrated, for the check. */
function HydrationMarker() {
  useEffect(() => document.body.setAttribute('data-hydrated', ''), []);
  return null;
}

/** Parts with and without styles. */
export const Parts = () => (
  <>
    <ProfileCard profile={robin} href="#robin" />
    <ul>
      <ChatListItem chat={chat} href="#c1" viewerId="ada" asOf={now.getTime()} />
    </ul>
    <BirthDate />
    <ProfileCardParts.Root profile={robin} id="unstyled">
      <LanguageBadge profile={robin} />
    </ProfileCardParts.Root>
    <HydrationMarker />
  </>
);
