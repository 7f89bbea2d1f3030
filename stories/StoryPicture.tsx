import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isRepository } from './is-repository.ts';
import { PICTURE, picturePath } from './pictures.ts';

const Link = styled.a`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};

  & img {
    inline-size: 100%;
    block-size: auto;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken};
  }
`;

interface StoryPictureProps {
  /** Name of the picture. */
  name: string;
  /** Id of the story that it links to. */
  id: string;
  brand: string;
  /** Whether this Storybook has the picture. */
  hasPicture: boolean;
  /** Text of the link. */
  children: ReactNode;
}

/** Picture of a story in a brand, which opens the story. */
export function StoryPicture({ name, id, brand, hasPicture, children }: StoryPictureProps) {
  return (
    <Link href={`./?path=/story/${id}&globals=template:${brand}`} target="_top">
      {hasPicture && (
        <img {...PICTURE} src={picturePath(name, brand)} alt="" loading="lazy" decoding="async" />
      )}
      {children}
    </Link>
  );
}

/** Note of a Storybook without pictures. */
export const NoPictures = () => (
  <p>
    This Storybook has no pictures.
    {isRepository && (
      <>
        {' '}
        <code>npm run build-storybook</code> makes them.
      </>
    )}
  </p>
);
