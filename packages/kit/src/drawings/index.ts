export { deckEndDrawing } from './DeckEnd.tsx';
export { errorPageDrawing } from './ErrorPage.tsx';
export { failedDrawing } from './Failed.tsx';
export { noChatsDrawing } from './NoChats.tsx';
export { noLikesDrawing } from './NoLikes.tsx';
export { noMembersDrawing } from './NoMembers.tsx';
export { noNotificationsDrawing } from './NoNotifications.tsx';
export { noResultsDrawing } from './NoResults.tsx';
