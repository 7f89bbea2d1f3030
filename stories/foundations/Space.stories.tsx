import { leaves, t } from '@meetcute/theme';
import type { SpaceStep } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { brands } from '../../.storybook/brands.ts';
import type { Look } from '../../.storybook/toolbar.ts';
import { Page } from './Page.tsx';

const Bars = styled.table`
  & [data-part='bar'] {
    block-size: ${t.space[4]};
    border-radius: ${t.radius.small};
    background: ${t.accent};
  }
`;

const Boxes = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};

  & [data-part='box'] {
    inline-size: 9rem;
    block-size: 6rem;
    margin-block-end: ${t.space[3]};
    background: ${t.surfaceRaised};
    border: 1px solid ${t.edge};
  }
`;

const steps = leaves.scale['space']?.map((step) => Number(step) as SpaceStep) ?? [];
const radii = ['small', 'medium', 'large', 'full'] as const;
const shadows = ['raised', 'floating'] as const;

function Space({ template }: { template: Look['template'] }) {
  const tokens = brands[template].tokens;
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
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">space.{step}</th>
              <td>{step * 4} px</td>
              <td>
                <div data-part="bar" style={{ inlineSize: t.space[step] }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Bars>
      <section>
        <h2>Corners</h2>
        <Boxes>
          {radii.map((radius) => (
            <li key={radius}>
              <div data-part="box" style={{ borderRadius: t.radius[radius] }} />
              {radius} <code>{tokens.radius[radius]}</code>
            </li>
          ))}
        </Boxes>
      </section>
      <section>
        <h2>Shadows</h2>
        <Boxes>
          {shadows.map((shadow) => (
            <li key={shadow}>
              <div data-part="box" style={{ boxShadow: t.shadow[shadow], borderColor: 'transparent' }} />
              {shadow}
            </li>
          ))}
        </Boxes>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Classic: Story = { args: { template: 'classic' }, globals: { template: 'classic' } };
export const Nocturne: Story = { args: { template: 'nocturne' }, globals: { template: 'nocturne' } };
