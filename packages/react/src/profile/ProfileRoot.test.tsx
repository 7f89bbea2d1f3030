import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { ProfileRoot, type ProfileRootProps } from './ProfileRoot.tsx';

const headOf =
  (profile: ProfileRootProps['profile']): MakePart =>
  (props) => <ProfileRoot {...props} profile={profile} />;

const plain = { isFictional: false, isOnline: false };

describeConformance('ProfileRoot', headOf({ fictional: false }), {
  tag: 'div',
  states: {
    'a profile without online state': { make: headOf({ fictional: false }), state: plain, data: {} },
    'a fictional profile': {
      make: headOf({ fictional: true, online: false }),
      state: { ...plain, isFictional: true },
      data: { fictional: 'true' },
    },
    'a member who is online': {
      make: headOf({ fictional: false, online: true }),
      state: { ...plain, isOnline: true },
      data: { online: 'true' },
    },
  },
});

describeFictionalLabel('ProfileRoot', (fictional, props) => headOf({ fictional })(props));
