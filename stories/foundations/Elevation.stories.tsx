import { scaleLeaves, vars } from '@meetcute/theme';
import type { Tokens } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { brandNames } from '@meetcute/storybook/brands';
import { BrandSections } from './BrandSections.tsx';
import { layers } from './layers.ts';
import { Page } from './Page.tsx';

const Heights = styled.ul`
  list-style: none;
  display: grid;
  gap: ${vars.space[6]};

  & [data-part='box'] {
    block-size: 4.5rem;
    margin-block-end: ${vars.space[3]};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
  }

  & p {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

const Grounds = styled.div`
  margin-block-start: ${vars.space[8]};
  padding: ${vars.space[4]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.large};
  background: ${vars.surfaceSunken};
  font-size: ${vars.type.small};

  & div {
    margin-block-start: ${vars.space[3]};
    padding: ${vars.space[4]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.surface};
  }

  & div div {
    background: ${vars.surfaceRaised};
  }
`;

const uses = {
  raised: 'Slightly above the page, for controls: like button, swipe card, raised icon button.',
  floating: 'Above the page, for what is temporary or floats: dialogs, notices, floating tabs.',
} as const satisfies Record<keyof Tokens['shadow'], string>;

function Elevation() {
  return (
    <Page
      title="Elevation"
      lead="Three levels: on the page, raised and floating. Elements on the page have a border or a surface colour, never a shadow."
    >
      <BrandSections>
        {({ tokens }) => (
          <>
            <Heights>
              <li>
                <div data-part="box" style={{ border: `1px solid ${vars.line}` }} />
                On the page <code>line</code>
                <p>Cards, fields and sections.</p>
              </li>
              {scaleLeaves.shadow.map((shadow) => (
                <li key={shadow}>
                  <div data-part="box" style={{ boxShadow: vars.shadow[shadow] }} />
                  {shadow === 'raised' ? 'Raised' : 'Floating'} <code>shadow.{shadow}</code>
                  <p>{uses[shadow]}</p>
                  <code>{tokens.shadow[shadow]}</code>
                </li>
              ))}
            </Heights>
            <Grounds>
              Lowest: <code>surfaceSunken</code>
              <div>
                The page: <code>surface</code>
                <div>
                  Highest: <code>surfaceRaised</code>
                </div>
              </div>
            </Grounds>
          </>
        )}
      </BrandSections>
      <section>
        <h2>Layers</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Layer</th>
              <th scope="col">Elements</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {layers.map(({ level, elements, reason }) => (
              <tr key={level}>
                <th scope="row">{level}</th>
                <td>{elements}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Elevation', component: Elevation } satisfies Meta<typeof Elevation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shadows and surfaces of each brand in both schemes, and the layers of a page. */
export const EveryBrand: Story = {
  name: 'Every brand',
  play: async ({ canvasElement }) => {
    const boxes = canvasElement.querySelectorAll<HTMLElement>("[data-part='box'][style*='box-shadow']");
    await expect(boxes).toHaveLength(brandNames.length * 2 * scaleLeaves.shadow.length);
    for (const box of boxes) await expect(getComputedStyle(box).boxShadow).not.toBe('none');
  },
};
