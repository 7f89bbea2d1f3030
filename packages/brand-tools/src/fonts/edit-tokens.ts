import { findProperty, nameOfProperty, type SyntaxNode, type Property } from '@meetcute/site/own-drawings';
import { appendProperty, findExported, parseModule } from '../edit-source.ts';
import type { FontNames } from './font-source.ts';

/** A font, and which texts are in it. */
export interface UsedFont extends FontNames {
  /** Whether it is that of headings alone. */
  readonly isHeading: boolean;
}

/** Result for one file: its new text, what was done, what is left to do. All empty where it uses the font. */
export interface Edit {
  readonly text?: string | null;
  readonly change?: string;
  readonly otherwise?: string;
}

/** Returns the object with the tokens: the value of the constant, or the last argument of `extendTokens()`. */
function findTokens(text: string): SyntaxNode | undefined {
  const program = parseModule(text);
  const value = program ? findExported(program, 'tokens') : undefined;
  const object = value?.type === 'CallExpression' ? (value['arguments'] as SyntaxNode[]).at(-1) : value;
  return object?.type === 'ObjectExpression' ? object : undefined;
}

const propertiesOf = (object: SyntaxNode) => object['properties'] as SyntaxNode[];

const isSpread = ({ type }: SyntaxNode) => type === 'SpreadElement';

/** Returns the roles of `font` that have a family first in their stack, and that no spread after them replaces. */
function findRoles(object: SyntaxNode, family: string): string[] {
  const properties = propertiesOf(object);
  return (properties.slice(properties.findLastIndex(isSpread) + 1) as Property[])
    .filter(({ value: { value } }) => typeof value === 'string' && value.split(',')[0]!.trim() === family)
    .map(nameOfProperty);
}

/** Names the font in the tokens, unless one of them names it. */
export function editTokens(text: string, { stack, isHeading }: UsedFont): Edit {
  const roles = isHeading ? ['display'] : ['text', 'display'];
  const values = roles.map((role) => `${role}: '${stack}'`);
  const line = `\`font: { ${values.join(', ')} },\``;
  const otherwise = `In src/tokens.ts name the font: ${line}.`;
  const tokens = findTokens(text);
  if (!tokens) return { otherwise };
  const font = findProperty(tokens, 'font');
  // A spread can have fonts too, and those after it replace them all.
  const others = font ? propertiesOf(tokens).slice(propertiesOf(tokens).indexOf(font)) : propertiesOf(tokens);
  if (others.some(isSpread)) return { otherwise };
  if (!font) {
    const lines = values.map((value) => `    ${value},\n`).join('');
    const textWithFont = appendProperty(text, tokens, `font: {\n${lines}  }`, 1);
    return { text: textWithFont, change: `src/tokens.ts names it as ${roles.join(' and ')}`, otherwise };
  }
  if (font.value.type !== 'ObjectExpression') return { otherwise };
  const namedRoles = findRoles(font.value, stack.split(',')[0]!);
  if (namedRoles.length > 0) {
    if (roles.length === namedRoles.length && roles.every((role) => namedRoles.includes(role))) return {};
    const roleText = `${namedRoles.join(' and ')}${namedRoles.length === 1 ? ' alone' : ''}`;
    const hint = isHeading
      ? `for headings alone write ${line}, and put the font of texts first in src/fonts.ts`
      : `for all texts write ${line}`;
    return { otherwise: `src/tokens.ts names it as ${roleText}; ${hint}.` };
  }
  if (propertiesOf(font.value).some(isSpread)) return { otherwise };
  const old: string[] = [];
  let editedText = text;
  // From the last to the first, so that the places of those before stay valid.
  for (const role of roles.toReversed()) {
    const value = findProperty(findTokens(editedText)!, 'font')!.value;
    const property = findProperty(value, role);
    if (property) {
      const { start, end } = property.value;
      old.unshift(`, ${role} in place of ${editedText.slice(start, end)}`);
      editedText = `${editedText.slice(0, property.start)}${role}: '${stack}'${editedText.slice(end)}`;
    } else editedText = appendProperty(editedText, value, `${role}: '${stack}'`, 2);
  }
  const change = `src/tokens.ts names it as ${roles.join(' and ')}${old.join('')}`;
  return { text: editedText, change, otherwise };
}
