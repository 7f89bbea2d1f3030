import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Resolutions of CommonJS. The packages are modules only. */
const IGNORED: readonly string[] = ['node10', 'node16-cjs'];

/** Unpacks an archive. Its folders are read once: are-the-types-wrong compares each file with each folder that it asks for. */
function unpack(archive: Uint8Array): Package {
  const unpackedPackage = createPackageFromTarballData(archive);
  const folders = new Set<string>(['/']);
  for (const file of unpackedPackage.listFiles())
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end));
  unpackedPackage.directoryExists = (path) => folders.has(path.length > 1 ? path.replace(/\/$/, '') : path);
  return unpackedPackage;
}

/** Returns what publint finds in an archive: errors and warnings, but no suggestions. */
async function findMapProblems(archive: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: archive.buffer },
    level: 'error',
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** Returns what are-the-types-wrong finds in an archive, for importers that use modules. */
async function findTypeProblems(unpackedPackage: Package): Promise<string[]> {
  const analysis = await checkPackage(unpackedPackage);
  const problems = analysis.types ? analysis.problems : [];
  return problems
    .filter((problem) => !('resolutionKind' in problem && IGNORED.includes(problem.resolutionKind)))
    .map(({ kind, ...place }) => {
      // The trace of a resolution takes pages.
      const words = JSON.stringify({ ...place, trace: undefined });
      return `are-the-types-wrong: ${problemKindInfo[kind].shortDescription} ${words}`;
    });
}

/** Returns which of the files an archive lacks. The other checks accept an archive without any. */
const findMissingFiles = (unpackedPackage: Package, files: readonly string[]): string[] =>
  files
    .filter((file) => !unpackedPackage.fileExists(`/node_modules/${unpackedPackage.packageName}/${file}`))
    .map((file) => `The build is missing: there is no ${file}.`);

/** Returns what is wrong with the exports map, files and types of a packed package, which must have some files. */
export async function findArchiveProblems(
  archive: Uint8Array<ArrayBuffer>,
  files: readonly string[] = [],
): Promise<string[]> {
  const unpackedPackage = unpack(archive);
  return [
    ...findMissingFiles(unpackedPackage, files),
    ...(await findMapProblems(archive)),
    ...(await findTypeProblems(unpackedPackage)),
  ];
}
