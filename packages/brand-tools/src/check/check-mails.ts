import type { OwnMailLook, Template } from '@meetcute/site';
import { createMailLook, findTemplateProblems } from '@meetcute/site/server';
import { describeContrast } from '@meetcute/theme';
import { wcagContrast } from 'culori';
import type { Problem } from './problem.ts';

type ColorName = keyof NonNullable<OwnMailLook['colors']>;

/** Texts of a mail, and the grounds on which they are. */
const pairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['ink', 'card'],
  ['muted', 'card'],
  ['muted', 'page'],
  ['link', 'card'],
  ['link', 'page'],
  ['onButton', 'button'],
];

/** Contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Describes two colours with too little contrast; null for enough. */
function describeFault([text, ground]: (typeof pairs)[number], colors: Record<ColorName, string>) {
  const ratio = wcagContrast(colors[text], colors[ground]);
  return describeContrast(`${text} ${colors[text]}`, `${ground} ${colors[ground]}`, ratio, LEAST);
}

/**
 * Returns the colours of a template's mails that can't be read. A pair without a colour of its own has roles of the tokens,
 * which are checked by themselves. What else is wrong with a template is left to its own check.
 */
export function findMailFaults(template: Template): Problem[] {
  const { mail } = template;
  if (mail === undefined || findTemplateProblems(template).length > 0) return [];
  const look = createMailLook(template);
  return (['colors', 'darkColors'] as const).flatMap((scheme) =>
    pairs
      .filter((pair) => pair.some((name) => mail[scheme]?.[name] !== undefined))
      .map((pair) => describeFault(pair, look[scheme]))
      .filter((what) => what !== null)
      .map((what) => ({
        where: `src/template.ts, mail.${scheme}`,
        what: `${what}.`,
        why: 'Readers with low vision can’t read it in mails (WCAG 2.2, 1.4.3).',
        mend: 'Make one of the two lighter or darker. What `mail` leaves out is a colour of the tokens.',
      })),
  );
}
