export type { HostApi, HostImages } from './api.ts';
export { createHost, type Host } from './app.ts';
export type { HostOptions } from './host-options.ts';
export { textsResponse } from './pages/texts.ts';
export { createProxy } from './proxy.ts';
export { readEnvironment, type Environment } from './start/environment.ts';
export { checkSites, type CheckedFile, type CheckResult } from './check/check.ts';
export type { Surroundings } from './check/site-problems.ts';
export type { SiteProblem } from './start/site-file/site-problem.ts';
export {
  inspectSites,
  readSite,
  readSites,
  type HostSite,
  type Redirect,
  type SiteFileResult,
} from './start/sites.ts';
export { loadTemplate, loadTemplates, type HostTemplate, type TemplateServer } from './start/templates.ts';
