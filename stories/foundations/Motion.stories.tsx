import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { findBrand } from '@meetcute/storybook/brands';
import { Page } from './Page.tsx';

const Tracks = styled.ul`
  list-style: none;
  display: grid;
  gap: ${vars.space[6]};
  margin-block-start: ${vars.space[8]};

  & [data-part='track'] {
    inline-size: min(100%, 24rem);
    padding: ${vars.space[1]};
    margin-block-start: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceSunken};
  }

  & [data-part='runner'] {
    inline-size: 100%;
    transition-property: transform;
    transition-timing-function: ${vars.motion.ease};
  }

  & [data-part='runner']::before {
    content: '';
    display: block;
    inline-size: ${vars.space[8]};
    block-size: ${vars.space[8]};
    border-radius: ${vars.radius.full};
    background: ${vars.accent};
  }

  &[data-moved='true'] [data-part='runner'] {
    transform: translateX(calc(100% - ${vars.space[8]}));
  }
`;

const Again = styled.button`
  min-block-size: ${vars.button.height};
  padding-inline: ${vars.space[6]};
  border-radius: ${vars.button.radius};
  background: ${vars.accent};
  color: ${vars.onAccent};
  font-weight: ${vars.weight.strong};
`;

const motions = [
  { name: 'feedback', use: 'An answer to a touch: pressed, hovered, ticked' },
  { name: 'enter', use: 'Something comes in: a menu, a toast, a dialog' },
  { name: 'move', use: 'Going from place to place: card to profile' },
] as const;

function Motion({ template }: { template: string }) {
  const [isMoved, setMoved] = useState(false);
  const tokens = findBrand(template).tokens;
  return (
    <Page
      title="Motion"
      lead="Only position and opacity move, three speeds are enough, and all of it is off for people who prefer less motion."
    >
      <Again type="button" onClick={() => setMoved(!isMoved)}>
        Move
      </Again>
      <Tracks data-moved={isMoved}>
        {motions.map(({ name, use }) => (
          <li key={name}>
            {use} <code>motion.{name}</code> <code>{tokens.motion[name]}</code>
            <div data-part="track">
              <div data-part="runner" style={{ transitionDuration: vars.motion[name] }} />
            </div>
          </li>
        ))}
      </Tracks>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  args: { template: 'classic' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('list')).toHaveAttribute('data-moved', 'true');
  },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the speeds of the brand of the toolbar. */
export const OfTheBrand: Story = {
  name: 'Of the brand',
  render: (_args, { globals }) => <Motion template={String(globals['template'])} />,
};
