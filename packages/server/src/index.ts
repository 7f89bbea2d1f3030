export { createApi, type Api, type ApiOptions } from './api.ts';
export { StartError } from './database/data-folder.ts';
export type { Database } from './database/database.ts';
export { openDatabase, type DatabaseLocation, type OpenDatabase } from './database/open.ts';
export { ServerError } from './errors.ts';
export { consoleLog, createWake, randomIds, silentLog, systemClock } from './ports/defaults.ts';
export type { Clock, Ids, Log, Mail, Mailer, Storage, Wake } from './ports/ports.ts';
export { findSite, siteOfRequest, type Site } from './sites.ts';
export { createSmtpMailer } from './ports/smtp-mailer.ts';
