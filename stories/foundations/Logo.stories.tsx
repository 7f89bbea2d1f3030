import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import { brandNames, findBrand } from '@meetcute/storybook/brands';
import { BrandDrawings } from './BrandDrawings.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { BrandSections } from './BrandSections.tsx';
import { LogoSpace } from './LogoSpace.tsx';
import { Page } from './Page.tsx';

const Marks = styled.div`
  display: grid;
  gap: ${vars.space[5]};

  & [data-part='row'],
  & ul {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${vars.space[6]};
  }

  & h4 {
    font-size: ${vars.type.lead};
  }

  & li {
    display: grid;
    justify-items: center;
    gap: ${vars.space[2]};
    font-size: ${vars.type.small};
  }

  & [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Places of the app icon, as a host draws it. */
const icons = [
  { size: 16, use: 'Tab of a browser', isRound: false },
  { size: 64, use: 'Launcher that crops', isRound: true },
  { size: 128, use: 'Installed app', isRound: false },
];

function Icons({ template }: { template: string }) {
  const src = `data:image/svg+xml,${encodeURIComponent(findBrand(template).icon)}`;
  return (
    <ul>
      {icons.map(({ size, use, isRound }) => (
        <li key={size}>
          <img
            src={src}
            alt=""
            width={size}
            height={size}
            // Shows where the icon ends on a ground of the same colour.
            style={{ outline: `1px solid ${vars.edge}`, borderRadius: isRound ? vars.radius.full : 0 }}
          />
          {use}, {size} px
        </li>
      ))}
    </ul>
  );
}

function Logo() {
  return (
    <Page
      title="Illustration and logo"
      lead="A mark and a name. The mark has the accent colour of the scheme, the name has the text colour. Keep the space around both clear."
    >
      <BrandSections>
        {({ template }) => (
          <Marks>
            <h4>Mark and name</h4>
            <div data-part="row">
              <BrandLogo template={template} />
              <BrandLogo template={template} isCompact />
            </div>
            <h4>Clear space in a bar</h4>
            <LogoSpace template={template} />
            <h4>App icon</h4>
            <Icons template={template} />
            <p data-part="note">
              The icon has its own colours, the same in both schemes. Its mark fits in the circle to which
              launchers crop. The line around it is not part of the icon.
            </p>
            <h4>Illustration</h4>
            <BrandDrawings template={template} />
          </Marks>
        )}
      </BrandSections>
    </Page>
  );
}

const meta = { title: 'Foundations/Illustration and logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mark, clear space, app icon and drawings of each brand, on light and dark. */
export const EveryBrand: Story = {
  name: 'Every brand',
  play: async ({ canvas, canvasElement }) => {
    const panels = 2 * brandNames.length;
    await waitFor(() => expect(canvas.getAllByText(/^The mark is \d+ px wide/)).toHaveLength(panels));
    await expect(canvasElement.querySelectorAll("[data-part='logo'] :is(svg, img)")).toHaveLength(3 * panels);
  },
};
