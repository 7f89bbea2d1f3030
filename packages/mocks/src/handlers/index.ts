import type { Handlers } from '../context.ts';
import { accountHandlers } from './account.ts';
import { caseHandlers } from './cases.ts';
import { changeHandlers } from './changes.ts';
import { chatHandlers } from './chats.ts';
import { memberHandlers } from './members.ts';
import { messageImageHandlers } from './message-images.ts';
import { messageHandlers } from './messages.ts';
import { notificationHandlers } from './notifications.ts';
import { orderHandlers } from './orders.ts';
import { passkeyHandlers } from './passkeys.ts';
import { safetyHandlers } from './safety.ts';
import { sessionHandlers } from './session.ts';
import { shopHandlers } from './shop.ts';
import { siteHandlers } from './site.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Handlers of all calls. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...changeHandlers,
  ...passkeyHandlers,
  ...memberHandlers,
  ...chatHandlers,
  ...messageHandlers,
  ...messageImageHandlers,
  ...notificationHandlers,
  ...safetyHandlers,
  ...caseHandlers,
  ...shopHandlers,
  ...orderHandlers,
  ...withdrawalHandlers,
  ...subscriptionHandlers,
  ...siteHandlers,
};
