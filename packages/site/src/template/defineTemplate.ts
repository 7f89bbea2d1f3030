import { extendTokens, type DeepPartial, type FontFace, type Tokens } from '@meetcute/theme';
import type { Layouts, Loads, Parts, Screens } from './slots.ts';

/** A brand as a value: data and thunks, never components, so that what is replaced is never loaded. */
export interface Template {
  /** Lower-case name; the page's class and the scope of its tokens (spec: shell.class-template-name). */
  name: string;
  tokens: Tokens;
  /** Self-hosted fonts that the token font stacks name, the text font first. */
  fonts: readonly FontFace[];
  /** The brand's mark as SVG text, for the favicon and the installed app. */
  icon: string;
  layouts: Loads<Layouts>;
  parts: Loads<Parts>;
  screens: Loads<Screens>;
}

/** A brand that stands on another one and names only what differs. */
export interface TemplateExtension {
  name: string;
  extends: Template;
  tokens?: DeepPartial<Tokens>;
  fonts?: readonly FontFace[];
  icon?: string;
  layouts?: Partial<Loads<Layouts>>;
  parts?: Partial<Loads<Parts>>;
  screens?: Partial<Loads<Screens>>;
}

/** What is asked for depends on `extends` alone, so every other mistake is named where it stands. */
type TemplateInput<Base> = { extends?: Base } & ([Base] extends [Template] ? TemplateExtension : Template);

/**
 * Makes a template, or extends one; `extends` is resolved here, once. Throws when the name can't be a class name and
 * an attribute value.
 */
export function defineTemplate<Base extends Template | undefined = undefined>(
  input: TemplateInput<Base>,
): Template {
  const template =
    input.extends === undefined ? (input as Template) : extendTemplate(input as TemplateExtension);
  if (!/^[a-z][a-z0-9-]*$/.test(template.name)) {
    throw new Error(
      `'${template.name}' can't name a template, because it becomes a class name. Use lower-case letters, digits and '-'.`,
    );
  }
  return template;
}

function extendTemplate({ extends: base, ...own }: TemplateExtension): Template {
  return {
    name: own.name,
    tokens: extendTokens(base.tokens, own.tokens ?? {}),
    fonts: own.fonts ?? base.fonts,
    icon: own.icon ?? base.icon,
    layouts: { ...base.layouts, ...own.layouts },
    parts: { ...base.parts, ...own.parts },
    screens: { ...base.screens, ...own.screens },
  };
}
