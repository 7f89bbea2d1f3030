import { findProperty, findTemplateInput } from '@meetcute/site/own-drawings';
import { appendProperty, finishEdit, parseModule } from '../edit-source.ts';
import { InputError } from '../input-error.ts';
import type { Slot } from './find-slots.ts';

/** Returns the line of a template that fills a slot. */
export const slotLine = ({ name }: Slot, path: string): string =>
  `${name}: () => import('./${path.replace(/^src\//, '')}')`;

/** Returns a template with a line in one of its objects, which it may lack; null where that is not plain. */
function addLine(text: string, kind: string, line: string): string | null {
  const template = findTemplateInput(parseModule(text));
  if (!template) return null;
  const object = findProperty(template, kind);
  if (!object) return appendProperty(text, template, `${kind}: {\n    ${line},\n  }`, 1);
  return object.value.type === 'ObjectExpression' ? appendProperty(text, object.value, line, 2) : null;
}

/** Whether a template has a property in one of its objects. */
function hasLine(text: string, kind: string, name: string): boolean {
  const object = findProperty(findTemplateInput(parseModule(text)), kind);
  return object !== undefined && findProperty(object.value, name) !== undefined;
}

/**
 * Returns the line of `src/template.ts` that names the texts of a slot; null where its page loads them all, and where the
 * template names them already.
 */
export function namespacesLine(text: string, { name, namespaces = [] }: Slot): string | null {
  if (namespaces.length === 0 || hasLine(text, 'namespaces', name)) return null;
  return `${name}: [${namespaces.map((each) => `'${each}'`).join(', ')}]`;
}

/**
 * Returns `src/template.ts` with a line that fills a slot, and one with its texts; null where that is not plain, for example
 * because its parts come from another module. Throws where it fills the slot already.
 */
export function addToTemplate(text: string, slot: Slot, path: string): string | null {
  if (hasLine(text, slot.kind, slot.name))
    throw new InputError(`src/template.ts fills the slot '${slot.name}' already. Remove its line first.`);
  const filledText = addLine(text, slot.kind, slotLine(slot, path));
  const namespaceLine = namespacesLine(text, slot);
  return finishEdit(
    text,
    filledText === null || namespaceLine === null
      ? filledText
      : addLine(filledText, 'namespaces', namespaceLine),
  );
}
