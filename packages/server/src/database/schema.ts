/** Every table, for Drizzle and for the generated migrations. One line per module. */
export * from '../http/requests.table.ts';
export * from '../jobs/jobs.table.ts';
export * from '../modules/account/tokens.table.ts';
export * from '../modules/blocks/blocks.table.ts';
export * from '../modules/chats/chats.table.ts';
export * from '../modules/consents/consents.table.ts';
export * from '../modules/events/events.table.ts';
export * from '../modules/likes/likes.table.ts';
export * from '../modules/members/members.table.ts';
export * from '../modules/message-images/message-images.table.ts';
export * from '../modules/messages/messages.table.ts';
export * from '../modules/notifications/notifications.table.ts';
export * from '../modules/photos/photos.table.ts';
export * from '../modules/push/push.table.ts';
export * from '../modules/reports/reports.table.ts';
export * from '../modules/search/search.table.ts';
export * from '../modules/sessions/sessions.table.ts';
