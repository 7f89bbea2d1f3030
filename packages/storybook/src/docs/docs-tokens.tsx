import { ThemeRoot } from '@meetcute/theme';
import type { CSSProperties } from 'react';
import { brandNames } from '../brands/brand-names.ts';
import { findBrand, brandsCss } from '../brands/brands.ts';
import { DocsTable } from './docs-table.tsx';
import type { PartEntry } from './part-entry.ts';
import { titleOf } from '../brands/title-of.ts';
import {
  isPartToken,
  findTokenKind,
  findCssVariable,
  spokenValue,
  valueOf,
  type TokenKind,
} from './token-values.ts';

const BOX: CSSProperties = {
  inlineSize: 40,
  blockSize: 28,
  flex: 'none',
  border: '1px solid var(--mc-edge)',
};

/** Returns the styles of a box, or of the letters in it, that show a token as what it is. */
const looks: Readonly<Record<Exclude<TokenKind, 'text'>, (path: string) => CSSProperties>> = {
  colour: (path) => ({ ...BOX, borderRadius: 6, background: findCssVariable(path) }),
  corner: (path) => ({ ...BOX, borderRadius: findCssVariable(path), background: 'var(--mc-accent-soft)' }),
  shadow: (path) => ({ ...BOX, border: 0, borderRadius: 6, boxShadow: findCssVariable(path) }),
  size: (path) => ({
    inlineSize: `min(8rem, ${findCssVariable(path)})`,
    blockSize: 12,
    background: 'var(--mc-accent)',
  }),
  letters: (path) => {
    const [branch] = path.split('.');
    const property = {
      font: 'fontFamily',
      weight: 'fontWeight',
      type: 'fontSize',
      tracking: 'letterSpacing',
    };
    return { [property[branch as keyof typeof property]]: findCssVariable(path), lineHeight: 1.1 };
  },
};

interface SwatchProps {
  template: string;
  scheme: 'light' | 'dark';
  path: string;
}

/** A token drawn as what it is, in a brand and scheme. */
function Swatch({ template, scheme, path }: SwatchProps) {
  const kind = findTokenKind(path);
  if (kind === 'text') return null;
  return (
    <ThemeRoot
      template={template}
      scheme={scheme}
      aria-hidden
      style={{ display: 'inline-block', padding: 8, borderRadius: 6, overflow: 'hidden' }}
    >
      <div style={looks[kind](path)}>{kind === 'letters' && 'Ag'}</div>
    </ThemeRoot>
  );
}

const schemes = ['light', 'dark'] as const;

/** Swatches and values of a token in a brand, those of the schemes side by side where they differ. */
function Values({ template, path }: Omit<SwatchProps, 'scheme'>) {
  const { tokens } = findBrand(template);
  const isSame = findTokenKind(path) !== 'colour' && findTokenKind(path) !== 'shadow';
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      {(isSame ? (['light'] as const) : schemes).map((scheme) => {
        const { refersTo, value } = valueOf(tokens, path, scheme);
        return (
          <div key={scheme} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <Swatch template={template} scheme={scheme} path={path} />
            <span>
              {isSame ? '' : `${titleOf(scheme)}: `}
              {refersTo === null ? null : `${refersTo}, `}
              <code>{spokenValue(value)}</code>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Tokens that the styles use, drawn as what they are in each brand; tokens of single parts first. */
export function Tokens({ parts }: { parts: readonly PartEntry[] }) {
  const all = [...new Set(parts.flatMap(({ tokens }) => tokens))].filter(findCssVariable);
  if (all.length === 0) return null;
  const paths = [...all.filter(isPartToken), ...all.filter((path) => !isPartToken(path))];
  return (
    <>
      <style>{brandsCss}</style>
      <h2>Tokens</h2>
      <DocsTable label="Tokens">
        <thead>
          <tr>
            <th scope="col">Token</th>
            {brandNames.map((name) => (
              <th key={name} scope="col">
                {titleOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">
                <code>{isPartToken(path) ? `part.${path}` : path}</code>
              </th>
              {brandNames.map((name) => (
                <td key={name}>
                  <Values template={name} path={path} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DocsTable>
    </>
  );
}
