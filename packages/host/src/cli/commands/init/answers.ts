import type { Language } from '@meetcute/contract';
import { normalizeHost } from '@meetcute/core';
import { defaultAnswers, findAnswerProblems, type NewSite } from '@meetcute/demo';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { readEnvironment } from '../../../start/environment.ts';
import type { Variables } from '../../../start/secret-files.ts';
import { readHosts } from '../../../start/site-file/read-parts.ts';
import { inspectSites } from '../../../start/sites.ts';
import { findTemplateFolders, readTemplateName } from '../../../start/template-folders.ts';
import { findTemplate } from '../../../start/templates.ts';

/** Options of the command line; undefined where it names none. */
export interface InitOptions {
  readonly name: string | undefined;
  readonly template: string | undefined;
  readonly languages: readonly Language[] | undefined;
  readonly language: string | undefined;
  readonly countries: readonly string[] | undefined;
  readonly host: readonly string[];
}

/** The folder of a new site, and what is there already. */
export interface InitPlace {
  readonly folder: string;
  readonly templatesDir: string;
  /** Names of the templates, first that of this app, which is the default. */
  readonly templates: readonly string[];
  /** Folders of templates that are packages of this app, if the site is in another folder: there no name finds them. */
  readonly packages: ReadonlyMap<string, string>;
  /** Ids and host names of the sites of the folder. */
  readonly taken: ReadonlySet<string>;
}

/** Returns what a folder has already, which need not exist, and the templates of an app. */
export function readPlace(folder: string, variables: Variables, app = process.cwd()): InitPlace {
  const { templatesDir: namedDir } = readEnvironment(variables);
  // The default is beside the sites.
  const templatesDir =
    variables['TEMPLATES_DIR'] || isAbsolute(namedDir) ? resolve(namedDir) : resolve(folder, namedDir);
  const sites = join(folder, 'sites');
  const hasSites =
    statSync(sites, { throwIfNoEntry: false })?.isDirectory() &&
    readdirSync(sites).some((name) => name.endsWith('.json'));
  const existing = hasSites ? inspectSites(sites).flatMap(({ site }) => site ?? []) : [];
  const folders = findTemplateFolders(templatesDir, app);
  const names = [...folders.keys()].filter((name) => !name.startsWith('.'));
  const isElsewhere = folder !== app;
  const first = [readTemplateName(app) ?? 'classic', 'classic'].filter((name) => names.includes(name));
  return {
    folder,
    templatesDir,
    templates: [...new Set([...first, ...names])],
    packages: new Map([...folders].filter(([, path]) => isElsewhere && dirname(path) !== templatesDir)),
    taken: new Set(existing.flatMap(({ id, hosts }) => [id, ...hosts])),
  };
}

/** Returns a name as the id of a site: 'harbour-lights' for 'Harbour Lights'. */
export const idOf = (name: string): string => {
  const words = name.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('ø', 'o');
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '') || 'site';
};

/** Completes options with defaults. */
export function completeAnswers(
  options: InitOptions,
  { folder, templates, packages, taken }: InitPlace,
): NewSite {
  const defaults = defaultAnswers(basename(folder));
  const siteName = options.name ?? defaults.siteName;
  const id = idOf(siteName);
  const name = options.template ?? templates[0] ?? 'classic';
  const template = packages.get(name) ?? name;
  // Every browser and program finds this machine under its own name.
  const local = taken.has('localhost') ? `${id}.localhost` : 'localhost';
  return {
    id,
    siteName,
    template: template.includes('/') ? resolve(template) : template,
    languages: options.languages ?? defaults.languages,
    language: (options.language as Language | undefined) ?? options.languages?.[0] ?? defaults.language,
    countries: options.countries ?? defaults.countries,
    hosts: [...new Set([...options.host.map((host) => normalizeHost(host) ?? host), local])],
  };
}

/** Returns the path of a site in its folder. */
export const siteFile = ({ id }: Pick<NewSite, 'id'>): string => `sites/${id}.json`;

/** Returns everything that is wrong with the answers, each as a sentence that says what to do. */
export function findProblems(site: NewSite, { folder, templatesDir, taken }: InitPlace): string[] {
  const { problem: template } = findTemplate(templatesDir, site.template);
  const hostProblems: string[] = [];
  readHosts({ hosts: site.hosts }, (path, what, mend) =>
    hostProblems.push(`The host '${site.hosts[Number(path[1])]}' ${what}. ${mend}`),
  );
  const claimedNames = [site.id, ...site.hosts].filter((name) => taken.has(name));
  const file = join(folder, siteFile(site));
  return [
    ...findAnswerProblems(site),
    template && `The template ${template.what}. ${template.mend}`,
    ...hostProblems,
    ...claimedNames.map(
      (name) => `A site of this folder has '${name}' already. Give this one another name or host.`,
    ),
    taken.has(site.id) || !existsSync(file)
      ? null
      : `${file} already exists. Give the site another name, or remove the file.`,
  ].filter((problem) => problem !== null);
}
