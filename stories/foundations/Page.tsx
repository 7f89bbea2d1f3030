import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.main`
  padding: ${vars.space[10]} ${vars.layout.gutter} ${vars.space[16]};
  max-inline-size: ${vars.layout.page};
  margin-inline: auto;

  &[data-wide='true'] {
    max-inline-size: none;
  }

  & > header {
    display: grid;
    gap: ${vars.space[3]};
    margin-block-end: ${vars.space[10]};
    max-inline-size: ${vars.layout.measure};
  }

  & > header h1 {
    font-size: ${vars.type.heading};
  }

  & > header p {
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
  }

  & section {
    margin-block-start: ${vars.space[12]};
  }

  & section > h2 {
    font-size: ${vars.type.title};
    margin-block-end: ${vars.space[5]};
  }

  & code {
    font-family: ui-monospace, monospace;
    font-size: ${vars.type.note};
    color: ${vars.textMuted};
    overflow-wrap: anywhere;
  }

  & :where([role='region'] > table) {
    min-inline-size: 40rem;
  }

  & table {
    border-collapse: collapse;
    inline-size: 100%;
    text-align: start;
  }

  & :is(th, td) {
    padding: ${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0;
    border-block-end: 1px solid ${vars.line};
    text-align: start;
    vertical-align: top;
    font-weight: ${vars.weight.text};
  }

  & thead th {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Two-column layout that collapses on narrow screens. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface PageProps {
  title: string;
  /** Sentences under the title. */
  lead: string;
  /** Whether the page fills the window, for wide tables. Default: false. */
  isWide?: boolean;
  children: ReactNode;
}

/** Layout of a design documentation page. */
export function Page({ title, lead, isWide = false, children }: PageProps) {
  return (
    <Frame lang="en" data-wide={isWide}>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Frame>
  );
}
