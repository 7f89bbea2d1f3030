import { defaultTokens, extendTokens, type DeepPartial, type Tokens } from '@meetcute/theme';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBase } from '../find-base.ts';
import { InputError } from '../input-error.ts';
import { readManifest } from '../packages.ts';

/** Tokens of a template: its own, and those of the templates that it extends. */
export interface TemplateTokens {
  /** Absolute path of `src/tokens.ts`, which may not exist. */
  readonly file: string;
  /** Complete tokens of the base, or the default ones where it extends none. */
  readonly base: Tokens;
  /** Whether it extends another template, so that `src/tokens.ts` has the differences alone. */
  readonly isExtension: boolean;
  /** Complete tokens. */
  readonly tokens: Tokens;
}

/** Returns the file with the tokens that a package exports; its source in this workspace. */
function findExport(folder: string): string | undefined {
  const target = readManifest(folder).exports?.['./tokens'];
  const files = typeof target === 'string' ? [target] : [target?.['@meetcute/source'], target?.['default']];
  return files.map((file) => (file === undefined ? '' : join(folder, file))).find((file) => existsSync(file));
}

async function importTokens(file: string): Promise<DeepPartial<Tokens>> {
  let module: { tokens?: DeepPartial<Tokens> };
  try {
    module = (await import(pathToFileURL(file).href)) as typeof module;
  } catch (fault) {
    throw new InputError(`${file} can't be loaded: ${(fault as Error).message}`, { cause: fault });
  }
  if (module.tokens) return module.tokens;
  throw new InputError(`${file} has no export 'tokens'. Export the tokens of the template by this name.`);
}

/** Resolves with the complete tokens of what a template extends; the default ones where it extends none. `extendingFolders` extend it. */
async function readBase(folder: string, extendingFolders: readonly string[] = []): Promise<Tokens> {
  const base = findBase(folder);
  if (base === undefined) return defaultTokens;
  const folders = [...extendingFolders, folder].map((each) => realpathSync(each));
  if (folders.includes(realpathSync(base.folder)))
    throw new InputError(
      `${base.name} extends itself through ${folder}. Let one of them extend another template.`,
    );
  const file = findExport(base.folder);
  if (file === undefined)
    throw new InputError(`${base.folder} has no built tokens. Build it, or install it again.`);
  return extendTokens(await readBase(base.folder, folders), await importTokens(file));
}

/** Resolves with the tokens of the template in a folder. */
export async function readTemplateTokens(template: string): Promise<TemplateTokens> {
  const folder = resolve(template);
  if (!existsSync(join(folder, 'package.json')))
    throw new InputError(`There is no package.json in ${folder}. Go to the folder of the template.`);
  const base = await readBase(folder);
  const file = join(folder, 'src', 'tokens.ts');
  const tokens = existsSync(file) ? extendTokens(base, await importTokens(file)) : base;
  return { file, base, isExtension: findBase(folder) !== undefined, tokens };
}
