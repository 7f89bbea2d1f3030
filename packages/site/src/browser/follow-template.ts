import type { Template } from '../template/define-template.ts';

/** Event on the window of a development server: the module of the template was loaded again. Its detail is the exports. */
export const TEMPLATE_LOADED = 'meetcute:template-loaded';

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'parts' in value && 'layouts' in value;

/** Calls `onChange` with each changed template of an open page. Only for development. */
export const followTemplate = (onChange: (template: Template) => Promise<void>): void =>
  addEventListener(TEMPLATE_LOADED, (event) => {
    const template = (event as CustomEvent<unknown[]>).detail.find((value) => isTemplate(value));
    if (template) void onChange(template);
  });
