import { ThemeRoot, vars } from '@meetcute/theme';
import type { Tokens } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandContext, brandNames, findBrand, titleOf } from '@meetcute/storybook/brands';
import { Columns } from './Page.tsx';

const Panel = styled.div`
  padding: ${vars.space[6]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.large};

  & h3 {
    font-size: ${vars.type.title};
    margin-block-end: ${vars.space[4]};
  }
`;

const schemes = ['light', 'dark'] as const;

/** Brand in one colour scheme. */
export interface BrandLook {
  template: string;
  scheme: (typeof schemes)[number];
  tokens: Tokens;
}

export interface BrandSectionsProps {
  /** Returns what a brand shows in one scheme. */
  children: (look: BrandLook) => ReactNode;
  /** Returns what a brand shows once, below its heading. Default: nothing. */
  about?: (template: string) => ReactNode;
}

/** One section for each brand, with a panel in its light scheme and one in its dark scheme. */
export function BrandSections({ children, about }: BrandSectionsProps) {
  return brandNames.map((template) => (
    <section key={template}>
      <h2>{titleOf(template)}</h2>
      {about?.(template)}
      <Columns>
        {schemes.map((scheme) => (
          <ThemeRoot
            key={scheme}
            template={template}
            scheme={scheme}
            style={{ borderRadius: vars.radius.large }}
          >
            <BrandContext value={template}>
              <Panel>
                <h3>{scheme === 'light' ? 'Light' : 'Dark'}</h3>
                {children({ template, scheme, tokens: findBrand(template).tokens })}
              </Panel>
            </BrandContext>
          </ThemeRoot>
        ))}
      </Columns>
    </section>
  ));
}
