export { checkSites } from '../check/check.ts';
export { readEnvironment } from './environment.ts';
export { type FrontServer, tryPort } from './listen.ts';
export { terminalMessages } from './messages.ts';
export { type HostSite, inspectSites, readSites } from './sites.ts';
export { type RunningHost, startHost, type StartOptions } from './start.ts';
export { StartError } from './StartError.ts';
export { readTemplateName } from './template-folders.ts';
export type { HostTemplate, TemplateServer } from './templates.ts';
