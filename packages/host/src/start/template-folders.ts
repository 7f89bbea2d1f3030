import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { readSiteText } from './site-file/site-json.ts';
import { StartError } from './StartError.ts';

/** Fields of a package.json by which a template is found. */
interface Manifest {
  readonly meetcute?: { readonly template?: unknown };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads a package.json; null where there is none. Throws a StartError with the place of what is no JSON. */
function readManifest(folder: string): Manifest | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const text = readSiteText(file);
  if ('json' in text) return text.json;
  const { what, place } = text;
  const position = place ? `:${place.line}:${place.column}:` : '';
  throw new StartError(
    `${file}${position} ${what}, so templates can't be found by it. Mend it, or restore an earlier one.`,
  );
}

/** Returns the name of the template in a folder, by its package.json; undefined where it has none. */
export function readTemplateName(folder: string): string | undefined {
  const name = readManifest(folder)?.meetcute?.template;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the folders of packages that an app depends on. */
function dependencyFolders(app: string): string[] {
  const { resolve } = createRequire(join(app, 'package.json'));
  return Object.keys(readManifest(app)?.dependencies ?? {}).flatMap((name) => {
    try {
      return [dirname(resolve(`${name}/package.json`))];
    } catch {
      // Without this export a package is no template.
      return [];
    }
  });
}

/**
 * Returns the folders of templates by name: those in `templatesDir`, the app's own package, and packages that it depends on.
 * A package is a template if its `package.json` names one as `meetcute.template`.
 */
export function findTemplateFolders(templatesDir: string, app = process.cwd()): ReadonlyMap<string, string> {
  const packages = [...dependencyFolders(app), app].flatMap((folder) => {
    const name = readTemplateName(folder);
    return name === undefined ? [] : [[name, folder] as const];
  });
  const entries = existsSync(templatesDir) ? readdirSync(templatesDir, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(templatesDir, name)] as const);
  return new Map([...packages, ...folders]);
}

/** Returns the folder of a template that a site names: an absolute path, or a name; undefined where there is none. */
export const findTemplateFolder = (folders: ReadonlyMap<string, string>, name: string): string | undefined =>
  isAbsolute(name) ? name : folders.get(name);
