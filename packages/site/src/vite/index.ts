export { templateConfig, type TemplateConfigOptions } from './template-config.ts';
export { CHANGED, development, DEVELOPMENT_CLIENT, DEVELOPMENT_ENTRY } from './development.ts';
