import type { Tokens } from '@meetcute/theme';
import type { TemplateInput } from './files/brand-files.ts';
import type { Files } from './write-folder.ts';

/** Where a template is made, and what differs there. */
export interface Place {
  /** Command line that makes a template, without a name. */
  readonly command: string;
  /** Folder in which the new one is made. */
  readonly parent: string;
  /** Names of the templates that can be extended. */
  readonly bases: readonly string[];
  /** Names of the folders in `parent`, which are taken. */
  readonly folders: readonly string[];
  /** Names of packages that the new one uses under its own name. */
  readonly packages: readonly string[];
  /** Whether adding a font needs the packages of the new template. */
  readonly installsForFonts: boolean;
  /** Resolves with the complete tokens of a base. */
  readonly readTokens: (base: string) => Promise<Tokens>;
  /** Returns the files of a template. */
  readonly files: (input: TemplateInput) => Files;
}
