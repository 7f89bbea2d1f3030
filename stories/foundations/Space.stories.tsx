import { scaleLeaves, vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { findBrand } from '@meetcute/storybook/brands';
import { Page } from './Page.tsx';

const Bars = styled.table`
  & [data-part='bar'] {
    block-size: ${vars.space[4]};
    border-radius: ${vars.radius.small};
    background: ${vars.accent};
  }
`;

const Boxes = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[8]};

  & [data-part='box'] {
    inline-size: 9rem;
    block-size: 6rem;
    margin-block-end: ${vars.space[3]};
    background: ${vars.surfaceRaised};
    border: 1px solid ${vars.edge};
  }
`;

function Space({ template }: { template: string }) {
  const tokens = findBrand(template).tokens;
  return (
    <Page title="Space" lead="Gaps are steps of four pixels. A gap that belongs to no step is a mistake.">
      <Bars>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Size</th>
            <th scope="col">As it looks</th>
          </tr>
        </thead>
        <tbody>
          {scaleLeaves.space.map((step) => (
            <tr key={step}>
              <th scope="row">space.{step}</th>
              <td>{step * 4} px</td>
              <td>
                <div data-part="bar" style={{ inlineSize: vars.space[step] }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Bars>
      <section>
        <h2>Corners</h2>
        <Boxes>
          {scaleLeaves.radius.map((radius) => (
            <li key={radius}>
              <div data-part="box" style={{ borderRadius: vars.radius[radius] }} />
              {radius} <code>{tokens.radius[radius]}</code>
            </li>
          ))}
        </Boxes>
      </section>
      <section>
        <h2>Shadows</h2>
        <Boxes>
          {scaleLeaves.shadow.map((shadow) => (
            <li key={shadow}>
              <div data-part="box" style={{ boxShadow: vars.shadow[shadow], borderColor: 'transparent' }} />
              {shadow}
            </li>
          ))}
        </Boxes>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Space', component: Space, args: { template: 'classic' } } satisfies Meta<
  typeof Space
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows gaps, corners and shadows of the brand of the toolbar. */
export const OfTheBrand: Story = {
  name: 'Of the brand',
  render: (_args, { globals }) => <Space template={String(globals['template'])} />,
};
