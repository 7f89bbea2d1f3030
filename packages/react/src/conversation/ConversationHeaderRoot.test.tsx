import type { Profile } from '@meetcute/contract';
import { describeConformance, type RootProps } from '../testing/describeConformance.tsx';
import { describeFictionalLabel } from '../testing/describeFictionalLabel.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { ConversationHeaderRoot } from './ConversationHeaderRoot.tsx';

const header = (profile: Profile | null, props: RootProps = {}) => (
  <ConversationHeaderRoot {...props} profile={profile} />
);

describeConformance('ConversationHeaderRoot', (props) => header(profileWith(), props), {
  tag: 'header',
  states: {
    'a member not known yet': { part: header(null), data: {} },
    'a real member who is offline': { part: header(profileWith()), data: {} },
    'a fictional profile': { part: header(profileWith({ fictional: true })), data: { fictional: 'true' } },
    'a member who is online': { part: header(profileWith({ online: true })), data: { online: 'true' } },
  },
});

describeFictionalLabel('ConversationHeaderRoot', (fictional, props) =>
  header(profileWith({ fictional }), props),
);
