export { deskHandlersFor, respondAtDesk } from './respond.ts';
export { decide as decideAtDesk } from './moderation.ts';
export { addDeskComplaint, addDeskMember, addDeskReport, addNewPhotos } from './samples.ts';
export {
  createDeskWorld,
  mockDeskSites,
  type DeskAccount,
  type DeskFault,
  type DeskWorld,
  type DeskWorldOptions,
} from './world.ts';
