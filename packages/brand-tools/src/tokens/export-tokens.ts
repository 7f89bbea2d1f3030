import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { readTemplateTokens } from './template-tokens.ts';
import { writeTokens } from './write-tokens.ts';
import { InputError } from '../input-error.ts';

export interface ExportOptions {
  /** Folder of the template. */
  readonly template: string;
  /** File to write. Default: the text is returned alone. */
  readonly file?: string | undefined;
  /** Whether an existing file is replaced. Default: refuse to. */
  readonly isForced?: boolean;
}

export interface ExportResult {
  /** The document as JSON. */
  readonly text: string;
  /** Absolute path of the file that was written. */
  readonly file?: string;
}

/** Writes all tokens of a template in the format of the Design Tokens Community Group, 2025.10. */
export async function exportTokens({ template, file, isForced }: ExportOptions): Promise<ExportResult> {
  if (file !== undefined && existsSync(file) && isForced !== true)
    throw new InputError(`${file} already exists. Choose another name, or add --force to replace it.`);
  const { tokens } = await readTemplateTokens(template);
  const json = JSON.stringify(writeTokens(tokens), null, 2);
  // Numbers of a colour and names of fonts in one line.
  const text = `${json.replaceAll(/\[\s+([^[\]{}]+?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`)}\n`;
  if (file === undefined) return { text };
  writeWhole(resolve(file), text);
  return { text, file: resolve(file) };
}
