import type { Profile } from '@meetcute/contract';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { ConversationHeaderRoot } from './ConversationHeaderRoot.tsx';

const headerOf =
  (profile: Profile | null): MakePart =>
  (props) => <ConversationHeaderRoot {...props} profile={profile} />;

const plain = { isFictional: false, isOnline: false };

describeConformance('ConversationHeaderRoot', headerOf(profileWith()), {
  tag: 'header',
  states: {
    'a profile that is loading': { make: headerOf(null), state: plain, data: {} },
    'a real member who is offline': { make: headerOf(profileWith()), state: plain, data: {} },
    'a fictional profile': {
      make: headerOf(profileWith({ fictional: true })),
      state: { ...plain, isFictional: true },
      data: { fictional: 'true' },
    },
    'a member who is online': {
      make: headerOf(profileWith({ online: true })),
      state: { ...plain, isOnline: true },
      data: { online: 'true' },
    },
  },
});

describeFictionalLabel('ConversationHeaderRoot', (fictional, props) =>
  headerOf(profileWith({ fictional }))(props),
);
