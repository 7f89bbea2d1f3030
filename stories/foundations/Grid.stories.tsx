import { CardGrid } from '@meetcute/kit';
import { media, scaleLeaves, vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { brandNames, findBrand, titleOf } from '@meetcute/storybook/brands';
import { DocsTable } from '@meetcute/storybook/docs';
import { breakpointAt, breakpoints } from './grid.ts';
import { GridDrawing } from './GridDrawing.tsx';
import { Columns, Page } from './Page.tsx';

const Cards = styled(CardGrid)`
  list-style: none;
  padding: 0;

  & li {
    padding: ${vars.space[6]} ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.card.radius};
    background: ${vars.surfaceRaised};
    text-align: center;
  }
`;

const uses = {
  page: 'Greatest width of a page, with its gutters',
  measure: 'Greatest width of text',
  gutter: 'Space at both sides of a page; grows with the window',
  bar: 'Height of a bar at the top',
  rail: 'Width of a rail at the side',
  tabs: 'Height of tabs at the bottom',
  aside: 'Width of a list beside a conversation',
  touch: 'Least side of what a finger presses',
} as const satisfies Record<(typeof scaleLeaves.layout)[number], string>;

const changes = ['navigation', 'conversations', 'profile'] as const;

function Changes() {
  return (
    <DocsTable label="What changes at each width">
      <thead>
        <tr>
          <th scope="col">Window</th>
          <th scope="col">From</th>
          <th scope="col">Cards in a row</th>
          {changes.map((name) => (
            <th key={name} scope="col">
              {titleOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {breakpoints.map((breakpoint) => (
          <tr key={breakpoint.name}>
            <th scope="row">{breakpoint.name}</th>
            <td style={{ whiteSpace: 'nowrap' }}>{breakpoint.from} px</td>
            <td>{breakpoint.columns}</td>
            {changes.map((name) => (
              <td key={name}>{breakpoint[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

function Measures() {
  return (
    <DocsTable label="Measures of each brand">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Use</th>
          {brandNames.map((name) => (
            <th key={name} scope="col">
              {titleOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scaleLeaves.layout.map((leaf) => (
          <tr key={leaf}>
            <th scope="row">layout.{leaf}</th>
            <td>{uses[leaf]}</td>
            {brandNames.map((name) => (
              <td key={name}>
                <code>{findBrand(name).tokens.layout[leaf]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

function Grid() {
  return (
    <Page
      title="Grid and breakpoints"
      lead="Two breakpoints make three layouts. Between them everything stretches; text and pages have a greatest width."
    >
      <section>
        <h2>What changes at each width</h2>
        <Changes />
        <p style={{ marginBlockStart: vars.space[4] }}>
          Two more queries: windows lower than 480 px (<code>{media.low}</code>) get lower bars, and hover
          effects are for pointers alone (<code>{media.hover}</code>).
        </p>
      </section>
      <Columns>
        {brandNames.map((name) => (
          <section key={name}>
            <h2>{titleOf(name)}</h2>
            {[390, 820, 1440].map((width) => (
              <GridDrawing key={width} tokens={findBrand(name).tokens} width={width} />
            ))}
          </section>
        ))}
      </Columns>
      <section>
        <h2>Measures</h2>
        <Measures />
      </section>
      <section>
        <h2>The cards of this window</h2>
        <Cards role="list">
          {Array.from({ length: 4 }, (_, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </Cards>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Grid and breakpoints', component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Breakpoints with what changes there, and gutters and columns of each brand to scale. */
export const EveryBrand: Story = {
  name: 'Every brand',
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getByRole('list');
    const columns = getComputedStyle(cards).gridTemplateColumns.split(' ');
    await expect(columns).toHaveLength(breakpointAt(innerWidth).columns);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The same page at 390 px, where two cards share a row. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: EveryBrand.play!,
};
