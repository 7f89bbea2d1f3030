import { href } from '@meetcute/core';
import { catalogue } from '@meetcute/i18n/catalogues';
import { ProfileCard } from '@meetcute/kit/profile-card';
import { Conversation } from '@meetcute/react/conversation';
import { LanguageBadge } from '@meetcute/react/language-badge';
import { robin } from '../src/people.ts';
import { ClientParts } from './ClientParts.tsx';
import { Providers } from './Providers.tsx';

/** A server component: it loads texts, calls a rule, and renders parts beside those of a client component. */
export default async function Page() {
  return (
    <Providers i18n={{ locale: 'de', messages: await catalogue('de') }}>
      <ProfileCard profile={robin} href={href('members-memberId', { memberId: robin.id })} />
      <LanguageBadge profile={robin} />
      <Conversation.DaySeparator day="2026-11-20">Freitag</Conversation.DaySeparator>
      <ClientParts />
    </Providers>
  );
}
