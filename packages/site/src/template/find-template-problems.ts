import { describeTextProblem, findTextProblems, namespaceNames } from '@meetcute/i18n/node';
import { defaultTokens, type FontDefinition } from '@meetcute/theme';
import { defaultParts } from '../pages/parts.ts';
import { defaultScreens } from '../pages/screens.ts';
import type { Template } from './define-template.ts';
import { drawingNames, iconNames, protectedIcons } from './drawn-slots.ts';
import { findMailProblems } from './find-mail-problems.ts';
import type { Layouts } from './slots.ts';

type Tree = Readonly<Record<string, unknown>>;

const layoutNames: readonly (keyof Layouts)[] = ['default', 'chat', 'lander', 'empty'];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Compares tokens with those that exist, branch by branch. */
function findTokenProblems(tokens: Tree, knownTokens: Tree, path: string): string[] {
  const names = Object.keys(knownTokens);
  const unknown = Object.keys(tokens)
    .filter((name) => !names.includes(name))
    .map((name) => `There is no token '${path}.${name}'. Tokens of ${path}: ${names.join(', ')}.`);
  const others = names.flatMap((name) => {
    const [value, knownValue] = [tokens[name], knownTokens[name]];
    if (isTree(knownValue))
      return isTree(value)
        ? findTokenProblems(value, knownValue, `${path}.${name}`)
        : [`The tokens '${path}.${name}' are missing.`];
    return typeof value === 'string'
      ? []
      : [`The token '${path}.${name}' is not a string: ${String(value)}.`];
  });
  return [...unknown, ...others];
}

const describeUnknown = (kind: string, name: string, names: readonly string[]) => {
  const reason = kind === 'icons' ? protectedIcons.get(name) : undefined;
  return reason === undefined
    ? `There is no slot '${kind}.${name}'. Slots of ${kind}: ${names.join(', ')}.`
    : `The icon '${name}' can't be replaced, because ${reason}.`;
};

/** Compares loaders with the slots that exist. `neededNames` are those that need a loader. */
function findSlotProblems(
  slots: Tree | undefined,
  kind: string,
  names: readonly string[],
  neededNames = names,
): string[] {
  if (!isTree(slots)) return [`The template has no ${kind}.`];
  const unknown = Object.keys(slots)
    .filter((name) => !names.includes(name))
    .map((name) => describeUnknown(kind, name, names));
  const empty = neededNames
    .filter((name) => typeof slots[name] !== 'function')
    .map((name) => `The slot '${kind}.${name}' has no loader, such as () => import('./${name}.tsx').`);
  return [...unknown, ...empty];
}

/** Compares loaders with the slots that exist and have defaults. */
const findOptionalSlotProblems = (slots: Tree, kind: string, names: readonly string[]) =>
  findSlotProblems(
    slots,
    kind,
    names,
    names.filter((name) => Object.hasOwn(slots, name)),
  );

/** Checks that namespaces exist, and the parts and screens that need them. */
function findNamespaceProblems(namespaces: Tree): string[] {
  const slots = [...Object.keys(defaultParts), ...Object.keys(defaultScreens)];
  return Object.entries(namespaces).flatMap(([slot, names]) =>
    slots.includes(slot)
      ? (Array.isArray(names) ? names : [names])
          .filter((name) => !namespaceNames.includes(name as string))
          .map(
            (name) =>
              `There are no texts '${String(name)}' for '${slot}'. Texts: ${namespaceNames.join(', ')}.`,
          )
      : [describeUnknown('namespaces', slot, slots)],
  );
}

const isPositive = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Checks that a font has both subsets, and the measures without which the page moves when the font arrives. */
function findFontProblems({ family, files, fallback }: FontDefinition): string[] {
  const subsets = (['latin', 'latinExt'] as const).filter((subset) => !files?.[subset]);
  const measures = (['sizeAdjust', 'ascent', 'descent'] as const).filter(
    (measure) => !isPositive(fallback?.[measure]),
  );
  return [
    ...subsets.map((subset) => `The font '${family}' has no file for ${subset}.`),
    ...measures.map((measure) => `The font '${family}' has no ${measure}, in percent of its fallback.`),
  ];
}

/**
 * Returns what a template names that does not exist, and what it lacks, each as a sentence. TypeScript refuses the same,
 * but neither a build nor a start reads types.
 */
export const findTemplateProblems = ({
  tokens,
  fonts,
  icon,
  mail = {},
  texts = {},
  namespaces = {},
  drawings = {},
  icons = {},
  layouts,
  parts,
  screens,
}: Template): string[] => [
  ...(isTree(tokens)
    ? findTokenProblems(tokens as unknown as Tree, defaultTokens as unknown as Tree, 'tokens')
    : ['The template has no tokens.']),
  ...(Array.isArray(fonts)
    ? fonts.flatMap((font) => findFontProblems(font))
    : ['The template has no fonts.']),
  ...(typeof icon === 'string' && icon.includes('<svg') ? [] : ['The template has no icon, as SVG text.']),
  ...findMailProblems(mail, Array.isArray(fonts) ? fonts : []),
  ...findTextProblems(texts).map(describeTextProblem),
  ...findNamespaceProblems(namespaces),
  ...findOptionalSlotProblems(drawings, 'drawings', drawingNames),
  ...findOptionalSlotProblems(icons, 'icons', iconNames),
  ...findSlotProblems(layouts, 'layouts', layoutNames),
  ...findSlotProblems(parts, 'parts', Object.keys(defaultParts)),
  ...findSlotProblems(screens, 'screens', Object.keys(defaultScreens)),
];
