import { defaultTokens, extendTokens, type DeepPartial, type Tokens } from '@meetcute/theme';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../input-error.ts';

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

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** Returns the file with the tokens that a package exports; its source in this workspace. */
function findExport(folder: string): string | undefined {
  const target = readPackage(folder).exports?.['./tokens'];
  const files = typeof target === 'string' ? [target] : [target?.['@meetcute/source'], target?.['default']];
  return files.map((file) => (file === undefined ? '' : join(folder, file))).find((file) => existsSync(file));
}

/** Returns the folder of the template that another one extends: the dependency that exports tokens. */
function findBase(folder: string): string | undefined {
  const require = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys(readPackage(folder).dependencies ?? {}))
    try {
      const base = dirname(require.resolve(`${name}/package.json`));
      if (readPackage(base).exports?.['./tokens'] !== undefined) return base;
    } catch {
      // A package that does not export its package.json is no template.
    }
  return undefined;
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

/** Resolves with the complete tokens of a template that is installed. */
async function readBase(folder: string): Promise<Tokens> {
  const file = findExport(folder);
  if (file === undefined)
    throw new InputError(`${folder} has no built tokens. Build it, or install it again.`);
  const base = findBase(folder);
  return extendTokens(base === undefined ? defaultTokens : await readBase(base), await importTokens(file));
}

/** Resolves with the tokens of the template in a folder. */
export async function readTemplateTokens(template: string): Promise<TemplateTokens> {
  const folder = resolve(template);
  if (!existsSync(join(folder, 'package.json')))
    throw new InputError(`There is no package.json in ${folder}. Go to the folder of the template.`);
  const baseFolder = findBase(folder);
  const base = baseFolder === undefined ? defaultTokens : await readBase(baseFolder);
  const file = join(folder, 'src', 'tokens.ts');
  const tokens = existsSync(file) ? extendTokens(base, await importTokens(file)) : base;
  return { file, base, isExtension: baseFolder !== undefined, tokens };
}
