import { portraitImage } from '@meetcute/demo/portraits';
import { EmptyState, Photo } from '@meetcute/kit';
import type { LanderSceneProps } from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { brandNames, findBrand } from '@meetcute/storybook/brands';

const loadScene = async (name: string) =>
  [name, (await findBrand(name).parts.LanderScene()).default] as const;

const scenes: ReadonlyMap<string, ComponentType<LanderSceneProps>> = new Map(
  await Promise.all(brandNames.map(loadScene)),
);

const Drawings = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  & [data-part='scene'] {
    block-size: 14rem;
    overflow: hidden;
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken};
  }

  & [data-part='scene'] > * {
    block-size: 100%;
  }

  & [data-part='people'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[3]};
  }
`;

/** Drawings of a brand: its street, portraits of its people, and the drawing of an empty page. */
export function BrandDrawings({ template }: { template: string }) {
  const Scene = scenes.get(template);
  const light = findBrand(template).tokens.home === 'dark' ? 'nocturne' : 'classic';
  return (
    <Drawings>
      <p data-part="note">Scene: flat shapes in few tones, one light, nobody’s face.</p>
      <div data-part="scene">{Scene && <Scene scene="alone" />}</div>
      <p data-part="note">Portraits: drawn adults in the light of the brand, never photos of real people.</p>
      <div data-part="people">
        {['robin', 'marit', 'luca'].map((personSeed) => (
          <Photo
            key={personSeed}
            image={portraitImage(personSeed, { personSeed, index: 0, light }, 'svg')}
            alt=""
            sizes="10rem"
            isSoon
          />
        ))}
      </div>
      <p data-part="note">Empty page: one icon on a soft ground, one sentence, one action.</p>
      <div>
        <EmptyState drawing={<ChatCircle size={40} />} title="No chats yet" />
      </div>
    </Drawings>
  );
}
