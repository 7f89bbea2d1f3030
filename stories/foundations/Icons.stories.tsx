import { findBrand } from '@meetcute/storybook/brands';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { icons } from 'virtual:icons';
import { Page } from './Page.tsx';

const Grid = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space[6]};

  & li {
    display: grid;
    justify-items: center;
    gap: ${vars.space[2]};
    font-size: ${vars.type.small};
    text-align: center;
  }
  & [data-part='weights'] {
    display: flex;
    gap: ${vars.space[2]};
  }
`;

function Icons({ names = Object.keys(icons) }: { names?: readonly string[] }) {
  return (
    <Page
      title="Icons"
      lead="Phosphor, one by one, so that only what is drawn is loaded. A brand replaces single ones by their name. An icon alone always has a name for people who do not see it."
    >
      <Grid>
        {names
          .map((name) => [name, icons[name]!] as const)
          .map(([name, Icon]) => (
            <li key={name}>
              <span data-part="weights">
                <Icon size={28} aria-hidden />
                <Icon size={28} weight="fill" aria-hidden />
              </span>
              {name}
            </li>
          ))}
      </Grid>
    </Page>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows every icon with its name. */
export const Classic: Story = { name: 'Every icon' };

/** Shows the icons that Nocturne has in the place of Phosphor's, outlined and filled. */
export const OwnIcons: Story = {
  name: 'Own icons of Nocturne',
  tags: ['nocturne'],
  globals: { template: 'nocturne' },
  render: () => <Icons names={Object.keys(findBrand('nocturne').icons ?? {})} />,
  play: async ({ canvasElement }) => {
    // Its own drawings have strokes; Phosphor's have none.
    const items = [...canvasElement.querySelectorAll('li')];
    const borrowedItems = items.filter((item) => !item.querySelector('svg path[stroke]'));
    await expect(borrowedItems.map((item) => item.textContent)).toEqual([]);
    await expect(items.length).toBeGreaterThan(0);
  },
};
