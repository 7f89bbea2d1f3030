import type { CommandOutput } from '@meetcute/server/commands';
import { findTemplateProblems } from '@meetcute/site/server';
import { createBuilder } from 'vite';
import { loadTemplate } from '../check/load-template.ts';
import { readConfig } from '../read-config.ts';

/**
 * Builds the pages, the server and the service worker of a template into its `dist`. A template that no server would accept is
 * not built, so that an earlier build stays. Rejects where the code of the template throws.
 */
export async function build(folder: string): Promise<CommandOutput> {
  const problems = findTemplateProblems(await loadTemplate(folder));
  if (problems.length > 0)
    return {
      text: [
        'Nothing was built. src/template.ts has names that don’t exist, or lacks something:',
        ...problems.map((problem) => `  ${problem}`),
        'npx meetcute check says how to mend each.',
      ].join('\n'),
      data: { problems },
      isFailure: true,
    };
  const builder = await createBuilder(readConfig(folder));
  await builder.buildApp();
  return { text: 'Built into dist. Serve it: npx meetcute start' };
}
