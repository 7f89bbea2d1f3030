export { createAuthenticator, type Authenticator, type AuthenticatorChange } from './authenticator.ts';
export { fromBase64Url, toBase64Url } from './bytes.ts';
export type { Context, Handler, Handlers } from './context.ts';
export { createWorld, type DemoSiteName, type WorldOptions, type WorldViewer } from './createWorld.ts';
export { setFault, wireFaultClasses, wireFaults, type Fault } from './faults.ts';
export { decideCase } from './handlers/cases.ts';
export { takeDown } from './takedown.ts';
export { suspend } from './suspension.ts';
export { deliver } from './handlers/chats.ts';
export { respond, handlersFor, unlessAborted } from './msw.ts';
export { notify } from './notify.ts';
export type { PasskeyChallenge, WorldPasskey } from './passkeys.ts';
export { reportPayment } from './orders.ts';
export { changeCredits } from './wallet.ts';
export { append, chatItemOf, likeEntryOf, profileFor, userOf } from './views.ts';
export {
  emptyWorld,
  logIn,
  type Conversation,
  type Like,
  type MailedLink,
  type Member,
  type World,
  type WorldOrder,
  type WorldDecision,
  type WorldStart,
} from './world.ts';
