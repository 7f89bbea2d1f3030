export { exportTokens, type ExportOptions, type ExportResult } from './export-tokens.ts';
export { importTokens, type ImportOptions, type ImportResult } from './import-tokens.ts';
export { readTemplateTokens, type TemplateTokens } from './template-tokens.ts';
