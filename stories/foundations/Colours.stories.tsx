import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNames, findBrand, titleOf } from '@meetcute/storybook/brands';
import { Columns, Page } from './Page.tsx';
import { Swatches } from './Swatches.tsx';

function Colours() {
  return (
    <Page
      title="Colours"
      lead="A skin names a role, never a colour. Each brand fills the same twenty roles, once for light and once for dark."
    >
      {brandNames.map((name) => (
        <section key={name}>
          <h2>{titleOf(name)}</h2>
          <Columns>
            <Swatches template={name} scheme="light" tokens={findBrand(name).tokens} />
            <Swatches template={name} scheme="dark" tokens={findBrand(name).tokens} />
          </Columns>
        </section>
      ))}
    </Page>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the roles of every brand in both schemes, with the contrast of their pairs. */
export const EveryBrand: Story = {
  name: 'Light and dark mode of every brand',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(brandNames.map(titleOf));
  },
};
