export { templateConfig, type TemplateConfigOptions } from './templateConfig.ts';
