import { existsSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../workspace.ts';
import type { ApiEntry } from './entries.ts';
import { readBlocks, writeReport } from './tidy-report.ts';

const folder = join(root, '.cache', 'api');
const silent = { default: { logLevel: ExtractorLogLevel.None } };

const configure = ({ declarations, folder: projectFolder }: ApiEntry): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, projectFolder, 'package.json'),
    configObject: {
      projectFolder: join(root, projectFolder),
      mainEntryPointFilePath: declarations,
      compiler: {
        // Built declarations are read as an app reads them, so the condition of the sources is not set.
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2024',
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: folder,
        reportTempFolder: join(folder, 'temporary'),
        // Props inherit from types that no entry exports.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });

/** Returns the declarations of each entry. One program has all of them, because most of the time is reading files. */
function readEntryBlocks(entries: readonly ApiEntry[]): Map<ApiEntry, string[]> {
  const configs = entries.map(configure);
  const compilerState = CompilerState.create(configs[0]!, {
    additionalEntryPoints: entries.map(({ declarations }) => declarations),
  });
  return new Map(
    entries.map((entry, index) => {
      Extractor.invoke(configs[index]!, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      return [entry, readBlocks(readFileSync(join(folder, 'report.api.md'), 'utf8'))];
    }),
  );
}

const STAR = /^export \* from '(\.[^']+)\.js';$/gm;

/** Returns the entries that an entry exports as a whole. */
const findWhole = ({ declarations }: ApiEntry, entries: readonly ApiEntry[]): ApiEntry[] =>
  Array.from(readFileSync(declarations, 'utf8').matchAll(STAR), ([, module = '']) =>
    resolve(dirname(declarations), `${module}.d.ts`),
  ).flatMap((path) => entries.find((one) => one.declarations === path) ?? []);

/** Returns the text of each entry's API file, by its path. Reads the declarations that the build wrote. */
export function readReports(entries: readonly ApiEntry[]): Map<string, string> {
  const missing = entries.find(({ declarations }) => !existsSync(declarations));
  if (missing) throw new Error(`${missing.name} has no declarations. Run: node .tools/declarations.ts`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = readEntryBlocks(entries);
  return new Map(
    entries.map((entry) => {
      const whole = findWhole(entry, entries).map((one) => ({ name: one.name, blocks: blocks.get(one)! }));
      return [entry.file, writeReport(entry.name, blocks.get(entry)!, whole)];
    }),
  );
}
