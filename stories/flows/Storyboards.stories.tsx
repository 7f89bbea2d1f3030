import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { brandNames } from '../../.storybook/brand-names.ts';
import { titleOf } from '../../.storybook/title-of.ts';
import { Page } from '../foundations/Page.tsx';
import { NoPictures, StoryPicture } from '../StoryPicture.tsx';
import { useStoryPictures } from '../useStoryPictures.ts';
import { frameName, storyboards } from './storyboards.ts';

const Frames = styled.ol`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};

  & > li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
  }
`;

interface StoryboardProps {
  /** Title of the flow. */
  title: string;
}

function Storyboard({ title }: StoryboardProps) {
  const { ids, hasPictures } = useStoryPictures();
  const { frames } = storyboards.find((each) => each.title === title)!;
  return (
    <Page title={title} lead={`${frames.length} moments. Each picture opens its story.`}>
      {hasPictures === false && <NoPictures />}
      {brandNames.map((brand) => (
        <section key={brand} aria-label={titleOf(brand)}>
          <h2>{titleOf(brand)}</h2>
          <Frames>
            {frames.map(({ text }, index) => {
              const name = frameName(title, index);
              return (
                <li key={name}>
                  <StoryPicture
                    name={name}
                    id={ids.get(name) ?? ''}
                    brand={brand}
                    hasPicture={hasPictures === true}
                  >
                    {`${index + 1}. ${text}`}
                  </StoryPicture>
                </li>
              );
            })}
          </Frames>
        </section>
      ))}
    </Page>
  );
}

/** Flows of a member from picture to picture, in every brand. */
const meta = {
  title: 'Flows/Storyboards',
  component: Storyboard,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Storyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Join: Story = { args: { title: 'Join' } };
export const Find: Story = { args: { title: 'Find' } };
export const Like: Story = { args: { title: 'Like' } };
export const Talk: Story = { args: { title: 'Talk' } };
