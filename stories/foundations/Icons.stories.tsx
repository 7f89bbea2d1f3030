import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
`;

function Icons() {
  return (
    <Page
      title="Icons"
      lead="Phosphor, one by one, so that only what is drawn is loaded. An icon alone always has a name for people who do not see it."
    >
      <Grid>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon size={28} aria-hidden />
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
