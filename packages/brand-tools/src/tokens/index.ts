export { exportTokens, type ExportOptions, type ExportResult } from './export-tokens.ts';
export {
  completeTokens,
  importTokens,
  tokensSource,
  type CompletedTokens,
  type ImportOptions,
  type ImportResult,
} from './import-tokens.ts';
