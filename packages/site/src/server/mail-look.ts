import type { MailColors, MailLook } from '@meetcute/core';
import { toHex, type Roles } from '@meetcute/theme';
import type { Template } from '../template/define-template.ts';

const colorsOf = (roles: Roles): MailColors => ({
  page: toHex(roles.surfaceSunken),
  card: toHex(roles.surfaceRaised),
  ink: toHex(roles.text),
  muted: toHex(roles.textMuted),
  button: toHex(roles.accent),
  onButton: toHex(roles.onAccent),
  link: toHex(roles.accentText),
});

/** Fonts before the generic one of a stack. Outlook shows Times in the place of a stack that it can't read. */
const installedFonts: Readonly<Record<string, string>> = {
  'sans-serif': "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};

/** Returns the fonts of a stack that a mail program may have, without the brand's own, which no mail loads. */
function readStack(stack: string, { fonts }: Template): string {
  const brandFonts = new Set(fonts.flatMap(({ family }) => [family, `${family} Fallback`]));
  const names = stack.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));
  const present = names.filter((name) => !brandFonts.has(name) && /^[\w -]+$/.test(name));
  const generic = present.find((name) => Object.hasOwn(installedFonts, name)) ?? 'sans-serif';
  const others = present.filter((name) => name !== generic && !installedFonts[generic]?.includes(name));
  const quotedNames = others.map((name) => (name.includes(' ') ? `'${name}'` : name));
  return [...quotedNames, installedFonts[generic]].join(', ');
}

/**
 * Returns the look of a template's mails: its own one over its colours and the fonts that mail programs have. A dark brand's
 * are dark.
 */
export function createMailLook(template: Template): MailLook {
  const { home, light, dark, font } = template.tokens;
  const { mail = {} } = template;
  return {
    font: readStack(mail.font ?? font.text, template),
    displayFont: readStack(mail.displayFont ?? font.display, template),
    colors: { ...colorsOf(home === 'dark' ? dark : light), ...mail.colors },
    darkColors: { ...colorsOf(dark), ...mail.darkColors },
  };
}
