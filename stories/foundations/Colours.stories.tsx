import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../../.storybook/brands.ts';
import type { ToolbarGlobals } from '../../.storybook/toolbar.ts';
import { Columns, Page } from './Page.tsx';
import { Swatches } from './Swatches.tsx';

function Colours({ template }: { template: ToolbarGlobals['template'] }) {
  const tokens = brands[template].tokens;
  return (
    <Page
      title="Colours"
      lead="A skin names a role, never a colour. Each brand fills the same twenty roles, once for light and once for dark."
    >
      <Columns>
        <Swatches template={template} scheme="light" tokens={tokens} />
        <Swatches template={template} scheme="dark" tokens={tokens} />
      </Columns>
    </Page>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Classic: Story = { args: { template: 'classic' }, globals: { template: 'classic' } };
export const Nocturne: Story = { args: { template: 'nocturne' }, globals: { template: 'nocturne' } };
