export { templateConfig, type TemplateConfigOptions } from './template-config.ts';
