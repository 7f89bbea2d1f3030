import { useChats } from '@meetcute/react/messaging';
import { useSearch } from '@meetcute/react/search';
import { defaultTheme, ThemeRoot } from '@meetcute/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
// The code blocks of docs/developers/one-part-alone.md, which check-apps writes to this folder.
import { App } from './guide/App.tsx';
import { Card } from './guide/Card.tsx';

import { Chat } from './guide/Chat.tsx';
import { Filters } from './guide/Filters.tsx';
import { Heart } from './guide/Heart.tsx';
import { Report } from './guide/Report.tsx';
import { StyledChat } from './guide/StyledChat.tsx';

function SearchPage() {
  const search = useSearch({
    source: 'search',
    autoLoad: true,
    hideNudity: false,
    searchAllCountries: false,
    trafficSource: null,
  });
  const [profile] = search.state.profiles;
  const [isReporting, setIsReporting] = useState(true);
  if (!profile) return null;
  return (
    <>
      <Filters search={search} />
      <Card profile={profile} />
      <Heart profile={profile} />
      {isReporting && <Report profile={profile} messages={[]} onClose={() => setIsReporting(false)} />}
    </>
  );
}

function ChatPage() {
  const [chat] = useChats().data?.chats ?? [];
  if (!chat) return null;
  const { id } = chat.conversation;
  return (
    <>
      <Chat id={id} />
      <StyledChat id={id} />
    </>
  );
}

const root = document.querySelector('#app');
if (root)
  createRoot(root).render(
    <App>
      <ThemeRoot theme={defaultTheme}>
        <SearchPage />
        <ChatPage />
      </ThemeRoot>
    </App>,
  );
