import { appendProperty, findTemplate, finishEdit, parseModule, propertyOf } from '../edit-source.ts';
import { InputError } from '../input-error.ts';
import type { Slot } from './find-slots.ts';

/** Returns the line of a template that fills a slot. */
export const slotLine = ({ name }: Slot, path: string): string =>
  `${name}: () => import('./${path.replace(/^src\//, '')}')`;

function add(text: string, slot: Slot, path: string): string | null {
  const template = findTemplate(parseModule(text));
  if (!template) return null;
  const line = slotLine(slot, path);
  const kind = propertyOf(template, slot.kind);
  if (!kind) return appendProperty(text, template, `${slot.kind}: {\n    ${line},\n  }`, 1);
  if (kind.value.type !== 'ObjectExpression') return null;
  if (propertyOf(kind.value, slot.name))
    throw new InputError(`src/template.ts fills the slot '${slot.name}' already. Remove its line first.`);
  return appendProperty(text, kind.value, line, 2);
}

/**
 * Returns `src/template.ts` with a line that fills a slot; null where that is not plain, for example because its parts
 * come from another module. Throws where it fills the slot already.
 */
export const addToTemplate = (text: string, slot: Slot, path: string): string | null =>
  finishEdit(text, add(text, slot, path));
