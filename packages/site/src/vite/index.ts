export { templateConfig, type TemplateConfigOptions } from './template-config.ts';
export { CHANGED } from '../browser/follow-texts.ts';
export type { MissingTexts } from '../browser/report-missing-texts.ts';
export {
  development,
  DEVELOPMENT_CLIENT,
  DEVELOPMENT_ENTRY,
  type DevelopmentOptions,
} from './development.ts';
export { iconNames } from '../template/drawn-slots.ts';
