import type { Template } from '../template/define-template.ts';

const modules = import.meta.glob<Record<string, Template>>('../../../../templates/*/src/template.ts', {
  eager: true,
});

/** Templates of the repository, found by their folders. */
export const repositoryTemplates: readonly Template[] = Object.values(modules).flatMap((moduleExports) =>
  Object.values(moduleExports),
);
