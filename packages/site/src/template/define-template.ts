import { mergeTexts, type OwnTexts } from '@meetcute/i18n';
import { extendTokens, type DeepPartial, type FontDefinition, type Tokens } from '@meetcute/theme';
import type { OwnMailLook } from './own-mail-look.ts';
import type { Drawings, Icons, Layouts, Loads, OwnNamespaces, Parts, Screens } from './slots.ts';

/** A brand as data. Components are referenced by loaders only, so replaced components are never loaded. */
export interface Template {
  /** Lower-case name. Serves as the page's class and as the scope of its tokens (spec: shell.class-template-name). */
  name: string;
  /** Complete design tokens. */
  tokens: Tokens;
  /** Self-hosted fonts named by the token font stacks, text font first. */
  fonts: readonly FontDefinition[];
  /** The brand's mark as SVG text, for the favicon and the installed app. */
  icon: string;
  /** Fonts, colours and mark of mails that differ from those of pages. Default: none. */
  mail?: OwnMailLook;
  /** Texts that replace those of the library, by language and key. Default: none. */
  texts?: OwnTexts;
  /** Text namespaces of parts and screens, which their pages load too: `{ ProfileCard: ['fields'] }`. Default: none. */
  namespaces?: OwnNamespaces;
  /**
   * Loaders of drawings of empty states and errors. The build reads them, so each is `() => import('./….tsx')` in this
   * object. Default: those of the kit.
   */
  drawings?: Partial<Loads<Drawings>>;
  /** Loaders of icons, written like those of drawings. Default: Phosphor's. */
  icons?: Partial<Loads<Icons>>;
  /** Loaders of the four layouts. */
  layouts: Loads<Layouts>;
  /** Loaders of the parts. */
  parts: Loads<Parts>;
  /** Loaders of the screens. */
  screens: Loads<Screens>;
}

/** A template that extends another one and names only the differences. */
export interface TemplateExtension {
  /** Lower-case name of the new template. */
  name: string;
  /** The template to extend. */
  extends: Template;
  /** Tokens that differ; merged deeply. */
  tokens?: DeepPartial<Tokens>;
  /** Fonts that replace all fonts of the base. Default: the fonts of the base. */
  fonts?: readonly FontDefinition[];
  /** The brand's mark as SVG text. Default: the icon of the base. */
  icon?: string;
  /** Own look of mails, in place of that of the base as a whole: `{}` has none. Default: that of the base. */
  mail?: OwnMailLook;
  /** Texts that replace those of the base, by language and key; the others stay. */
  texts?: OwnTexts;
  /** Text namespaces that replaced parts and screens need: `{ ProfileCard: ['fields'] }`. */
  namespaces?: OwnNamespaces;
  /** Drawings that replace those of the base: `{ NoChats: () => import('./drawings/NoChats.tsx') }`. */
  drawings?: Partial<Loads<Drawings>>;
  /** Icons that replace those of the base: `{ Heart: () => import('./icons/Heart.tsx') }`. */
  icons?: Partial<Loads<Icons>>;
  /** Layouts that replace those of the base. */
  layouts?: Partial<Loads<Layouts>>;
  /** Parts that replace those of the base. */
  parts?: Partial<Loads<Parts>>;
  /** Screens that replace those of the base. */
  screens?: Partial<Loads<Screens>>;
}

/** Selects the required shape by `extends` alone, so that type errors point at the wrong property. */
type TemplateInput<Base> = { extends?: Base } & ([Base] extends [Template] ? TemplateExtension : Template);

/**
 * Creates a template, or extends one and resolves `extends` immediately. Throws when the name is not valid as
 * a class name and attribute value.
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

/** Returns the namespaces of the slots that an extension keeps: a component of its own names its own. */
const keptNamespaces = (base: Template, { parts, screens }: TemplateExtension): OwnNamespaces =>
  Object.fromEntries(
    Object.entries(base.namespaces ?? {}).filter(([slot]) => !(slot in { ...parts, ...screens })),
  );

function extendTemplate(input: TemplateExtension): Template {
  const { extends: base, ...extension } = input;
  return {
    ...base,
    ...extension,
    tokens: extendTokens(base.tokens, extension.tokens ?? {}),
    fonts: extension.fonts ?? base.fonts,
    icon: extension.icon ?? base.icon,
    texts: mergeTexts(base.texts, extension.texts),
    namespaces: { ...keptNamespaces(base, input), ...extension.namespaces },
    drawings: { ...base.drawings, ...extension.drawings },
    icons: { ...base.icons, ...extension.icons },
    layouts: { ...base.layouts, ...extension.layouts },
    parts: { ...base.parts, ...extension.parts },
    screens: { ...base.screens, ...extension.screens },
  };
}
