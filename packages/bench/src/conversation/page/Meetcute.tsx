import { createClient } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react/provider';
import {
  Conversation,
  useConversationLog,
  useMessageChunks,
  type DisplayChunk,
} from '@meetcute/react/conversation';
import type { Messages } from './libraries.tsx';
import { Line } from './Line.tsx';
import { VIEWER } from './messages.ts';

const client = createClient({ baseUrl: 'http://baseline.localhost' });
const i18n = createI18n({ locale: 'en', messages: {} });
const meetcute = createMeetcute({ client, settings: {} as Settings, i18n });
const none = [] as const;

const renderChunk = ({ days }: DisplayChunk) =>
  days.flatMap(({ runs }) =>
    runs.flatMap(({ messages }) => messages.map((message) => <Line key={message.id} message={message} />)),
  );

function Log({ items: messages }: Messages) {
  const chunks = useMessageChunks({ page: { messages }, pending: none, viewerId: VIEWER });
  const log = useConversationLog({ chunks, messages, viewerId: VIEWER });
  return (
    <Conversation.Root log={log} className="scroller">
      <div className="all">
        <Conversation.Chunks log={log} renderChunk={renderChunk} />
      </div>
    </Conversation.Root>
  );
}

/** Meetcute's unstyled conversation with the messages that all views render. */
export const Meetcute = ({ items }: Messages) => (
  <MeetcuteProvider value={meetcute}>
    <Log items={items} />
  </MeetcuteProvider>
);
