import { vars } from '@meetcute/theme';
import type { ScaleTokens } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { findBrand } from '@meetcute/storybook/brands';
import { Page } from './Page.tsx';

const Samples = styled.dl`
  display: grid;
  gap: ${vars.space[8]};

  & dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[4]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    margin-block-end: ${vars.space[2]};
  }

  & dd[data-family='display'] {
    font-family: ${vars.font.display};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.tight};
    letter-spacing: ${vars.tracking.display};
    text-wrap: balance;
  }

  & dd[data-family='text'] {
    max-inline-size: ${vars.layout.measure};
  }
`;

interface Sample {
  step: keyof ScaleTokens['type'];
  family: 'display' | 'text';
  use: string;
  text: string;
}

const samples: readonly Sample[] = [
  {
    step: 'display',
    family: 'display',
    use: 'The promise on a home page',
    text: 'Someone is out walking too',
  },
  { step: 'heading', family: 'display', use: 'The name of a page', text: 'People near Gdańsk and Łódź' },
  { step: 'title', family: 'display', use: 'A section, a dialog', text: 'Where do you live?' },
  {
    step: 'lead',
    family: 'text',
    use: 'The sentence under a heading',
    text: 'Tell people what a good Sunday looks like.',
  },
  {
    step: 'body',
    family: 'text',
    use: 'Everything that is read',
    text: 'I bake on Saturdays, get lost in second-hand bookshops and know where the good ice cream is. Żółw, Größe, ¿qué tal?',
  },
  { step: 'small', family: 'text', use: 'Age and place on a card', text: '34, Utrecht' },
  { step: 'note', family: 'text', use: 'Hints; nothing is smaller', text: 'Only you can see this.' },
];

function Type({ template }: { template: string }) {
  const tokens = findBrand(template).tokens;
  return (
    <Page
      title="Type"
      lead="Two families, seven sizes that grow with the screen, lines of under seventy characters."
    >
      <Samples>
        {samples.map(({ step, family, use, text }) => (
          <div key={step}>
            <dt>
              {use} <code>type.{step}</code> <code>{tokens.type[step]}</code>
            </dt>
            <dd data-family={family} style={{ fontSize: vars.type[step] }}>
              {text}
            </dd>
          </div>
        ))}
      </Samples>
    </Page>
  );
}

const meta = { title: 'Foundations/Type', component: Type, args: { template: 'classic' } } satisfies Meta<
  typeof Type
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows families and sizes of the brand of the toolbar. */
export const OfTheBrand: Story = {
  name: 'Of the brand',
  render: (_args, { globals }) => <Type template={String(globals['template'])} />,
};
