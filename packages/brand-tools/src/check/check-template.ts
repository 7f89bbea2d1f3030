import { checkSites, inspectSites, readEnvironment } from '@meetcute/host/start';
import { describeTextProblem, findTextProblems } from '@meetcute/i18n/node';
import { findTemplateProblems } from '@meetcute/site/server';
import { contrastFaults } from '@meetcute/theme';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mendTemplateContrast } from '../tokens/import-tokens.ts';
import { findPartFaults } from '../tokens/part-contrast.ts';
import { findMailFaults } from './check-mails.ts';
import { findGamutProblems, findValueProblems } from './check-values.ts';
import { findNameProblem, mendName } from './fixes.ts';
import type { Check, Problem } from './problem.ts';

const fixName: Check['fix'] = async ({ folder, loadTemplate }) =>
  mendName(folder, (await loadTemplate()).name);

/** Checks that the template names nothing that does not exist, and lacks nothing. */
export const templateCheck: Check = {
  name: 'template',
  title: 'Tokens, fonts, slots and icon',
  run: async ({ folder, loadTemplate }) => {
    const template = await loadTemplate();
    const texts = new Map(
      findTextProblems(template.texts ?? {}).map((each) => [describeTextProblem(each), each]),
    );
    const problems = findTemplateProblems(template).map((what) => {
      const text = texts.get(what);
      // A problem of a whole language has no key.
      const textKey = text?.path[1];
      return {
        where: 'src/template.ts',
        what: text ? what.slice(0, -text.mend.length).trim() : what,
        why: 'Neither a build nor a start reads types, and the server refuses such a template.',
        mend:
          text?.mend ??
          (what.startsWith('The font ')
            ? 'Let `npx meetcute fonts <file>` write the font: it measures the file.'
            : what.startsWith("'mail")
              ? 'Without the line mails have the default, from tokens and icon.'
              : 'Use a name of the list, or remove the line.'),
        ...(textKey !== undefined && { textKey }),
      };
    });
    return [...problems, findNameProblem(folder, template.name) ?? []].flat();
  },
  fix: fixName,
};

const schemes = ['light', 'dark'] as const;

const MEND_CONTRAST = 'Make one of the two lighter or darker: the first number of oklch() is the lightness.';

/** Checks the contrast of all pairs of colours that site and mails paint, in both schemes, and that tokens have values. */
export const contrastCheck: Check = {
  name: 'contrast',
  title: 'Contrast of colours',
  run: async ({ loadTemplate }) => {
    const template = await loadTemplate();
    const { tokens } = template;
    const problems = findValueProblems(tokens);
    if (problems.length > 0) return problems;
    const faults = schemes.flatMap((scheme) => {
      const fault = (what: string, mend: string): Problem => ({
        where: `src/tokens.ts, ${scheme}`,
        what: `${what}.`,
        why: 'Members with low vision can’t read it (WCAG 2.2, 1.4.3 and 1.4.11).',
        mend,
      });
      return [
        ...contrastFaults(tokens[scheme]).map((what) =>
          fault(
            what,
            `${MEND_CONTRAST} \`npx meetcute check --fix\` does it where src/tokens.ts has neither comments nor code inside.`,
          ),
        ),
        ...findPartFaults(tokens, scheme).map((what) => fault(what, MEND_CONTRAST)),
      ];
    });
    return [...faults, ...findGamutProblems(tokens), ...findMailFaults(template)];
  },
  fix: async ({ folder, loadTemplate }) => {
    const { tokens } = await loadTemplate();
    if (findValueProblems(tokens).length > 0) return [];
    // Other tokens may be in a file that Node alone can't read.
    if ([tokens.light, tokens.dark].every((roles) => contrastFaults(roles).length === 0)) return [];
    const changes = await mendTemplateContrast(folder);
    return changes.map(({ path, from, to }) => `src/tokens.ts: ${path}: ${from} → ${to}`);
  },
};

/** Checks the site files of the template, by the list of both `meetcute start` and the check of an operator. */
export const sitesCheck: Check = {
  name: 'sites',
  title: 'Site files',
  run: async ({ folder }) => {
    const sites = join(folder, 'sites');
    if (!existsSync(sites)) return [];
    const { data } = await checkSites(inspectSites(sites), readEnvironment({}));
    return data.files
      .flatMap(({ problems }) => problems)
      .map(({ level, file, line, column, key, what, mend }) => ({
        where: [relative(folder, file), line, column].filter((each) => each !== undefined).join(':'),
        what: `${key === '' ? 'The file' : `'${key}'`} ${what}.`,
        why: level === 'error' ? 'The host does not start with it.' : 'The host starts, with a warning.',
        mend,
      }));
  },
  // The host finds the template of a site by the name in the package.
  fix: fixName,
};
