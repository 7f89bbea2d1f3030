import { media, t } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.main`
  padding: ${t.space[10]} ${t.layout.gutter} ${t.space[16]};
  max-inline-size: ${t.layout.page};
  margin-inline: auto;

  & > header {
    display: grid;
    gap: ${t.space[3]};
    margin-block-end: ${t.space[10]};
    max-inline-size: ${t.layout.measure};
  }

  & > header h1 {
    font-size: ${t.type.heading};
  }

  & > header p {
    color: ${t.textMuted};
    font-size: ${t.type.lead};
  }

  & section {
    margin-block-start: ${t.space[12]};
  }

  & section > h2 {
    font-size: ${t.type.title};
    margin-block-end: ${t.space[5]};
  }

  & code {
    font-family: ui-monospace, monospace;
    font-size: ${t.type.note};
    color: ${t.textMuted};
    overflow-wrap: anywhere;
  }

  & table {
    border-collapse: collapse;
    inline-size: 100%;
    text-align: start;
  }

  & :is(th, td) {
    padding: ${t.space[2]} ${t.space[4]} ${t.space[2]} 0;
    border-block-end: 1px solid ${t.line};
    text-align: start;
    vertical-align: top;
    font-weight: ${t.weight.text};
  }

  & thead th {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
`;

/** Two columns where there is room for them. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space[6]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The sheet that a page about the design is written on. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Frame>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Frame>
  );
}
