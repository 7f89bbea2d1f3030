export { deskHandlersFor, respondAtDesk } from './respond.ts';
export { decide as decideAtDesk, update as updateDeskCase } from './moderation.ts';
export { addDeskMember, addDeskReport, addNewPhotos } from './samples.ts';
export {
  createDeskWorld,
  mockDeskSites,
  type DeskAccount,
  type DeskFault,
  type DeskWorld,
  type DeskWorldOptions,
} from './world.ts';
