import type { MemberNotification } from '@meetcute/contract';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { NotificationListItem } from './NotificationListItem.tsx';
import { NotificationListRoot } from './NotificationListRoot.tsx';
import { PushOptInRoot } from './PushOptInRoot.tsx';
import type { PushStatus } from './usePushSettings.ts';

const listOf =
  (isLoadingMore: boolean): MakePart =>
  (props) => <NotificationListRoot {...props} isLoadingMore={isLoadingMore} />;

describeConformance('NotificationListRoot', listOf(false), {
  tag: 'ul',
  states: {
    'a loaded list': { make: listOf(false), state: { isLoadingMore: false }, data: {} },
    'a list that loads more': {
      make: listOf(true),
      state: { isLoadingMore: true },
      data: { loadingMore: 'true' },
    },
  },
});

const like: MemberNotification = {
  id: '1',
  kind: 'like',
  at: '2026-11-20T12:00:00.000Z',
  read: true,
  profile: profileWith(),
  conversation: null,
  account: null,
};

const itemOf =
  (change: Partial<MemberNotification>, isNew = false): MakePart =>
  (props) => <NotificationListItem {...props} entry={{ notification: { ...like, ...change }, isNew }} />;

const seenState = { kind: 'like', isNew: false, isFictional: false };

describeConformance('NotificationListItem', itemOf({}), {
  tag: 'li',
  states: {
    'a like that is not new': { make: itemOf({}), state: seenState, data: { kind: 'like' } },
    'a new like': {
      make: itemOf({}, true),
      state: { ...seenState, isNew: true },
      data: { kind: 'like', new: 'true' },
    },
    'a like by a fictional profile': {
      make: itemOf({ profile: profileWith({ fictional: true }) }),
      state: { ...seenState, isFictional: true },
      data: { kind: 'like', fictional: 'true' },
    },
    'a change of the account': {
      make: itemOf({ kind: 'account', profile: null, account: 'new_session' }),
      state: { ...seenState, kind: 'account' },
      data: { kind: 'account' },
    },
  },
});

describeFictionalLabel('NotificationListItem', (fictional, props) =>
  itemOf({ profile: profileWith({ fictional }) })(props),
);

const pushOf =
  (status: PushStatus, isPending = false): MakePart =>
  (props) => <PushOptInRoot {...props} push={{ status, isPending }} />;

describeConformance('PushOptInRoot', pushOf('off'), {
  tag: 'div',
  states: {
    'push that is off': {
      make: pushOf('off'),
      state: { status: 'off', isPending: false },
      data: { status: 'off' },
    },
    'push that is being turned on': {
      make: pushOf('off', true),
      state: { status: 'off', isPending: true },
      data: { status: 'off', pending: 'true' },
    },
    'push that was refused': {
      make: pushOf('denied'),
      state: { status: 'denied', isPending: false },
      data: { status: 'denied' },
    },
  },
});
