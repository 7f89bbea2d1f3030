import type { Profile } from '@meetcute/contract';
import { Photo } from '@meetcute/kit';
import { MemberProfile } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useTeaserProfiles } from './useTeaserProfiles.ts';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};

  li {
    position: relative;
    overflow: hidden;
    border-radius: ${vars.card.radius};
    background: ${vars.surfaceSunken};
  }
  [data-part='photo'] {
    block-size: 100%;
    aspect-ratio: ${vars.card.ratio};
  }
  [data-part='teaser-name'] {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    gap: ${vars.space[1]};
    justify-items: start;
    padding: ${vars.space[10]} ${vars.space[3]} ${vars.space[3]};
    background: linear-gradient(to top, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.6) 55%, transparent);
    color: #fff;
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
  }
  [data-part='fictional'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    max-inline-size: calc(100% - 2 * ${vars.space[2]});
    padding: 0 ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: rgb(0 0 0 / 0.7);
    color: #fff;
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.text};
  }

  &[data-arrangement='mosaic'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-arrangement='mosaic'] li:first-child {
    grid-row: span 2;
  }
  &[data-arrangement='mosaic'] li:not(:first-child) [data-part='photo'] {
    aspect-ratio: 1;
  }
  &[data-arrangement='mosaic'] li:first-child [data-part='photo'] {
    aspect-ratio: auto;
  }
  &[data-arrangement='collage'] {
    display: flex;
    justify-content: center;
    /* Turned photos reach beyond the page, and shadows below the row. */
    overflow-x: clip;
    margin-inline: calc(-1 * ${vars.layout.gutter});
    padding: ${vars.space[8]} calc(${vars.layout.gutter} + 0.75rem);
  }
  &[data-arrangement='collage'] li {
    flex: 0 1 14rem;
    margin-inline: -0.75rem;
    border: 6px solid ${vars.surfaceRaised};
    box-shadow: ${vars.shadow.floating};
  }
  /* Three photos are large enough to recognise a face on a phone. */
  ${media.phone} {
    &[data-arrangement='collage'] li:nth-child(n + 4) {
      display: none;
    }
  }
  &[data-arrangement='collage'] li:nth-child(3n + 1) {
    rotate: -6deg;
    translate: 0 1.25rem;
  }
  &[data-arrangement='collage'] li:nth-child(3n + 2) {
    z-index: 1;
    rotate: 2deg;
  }
  &[data-arrangement='collage'] li:nth-child(3n) {
    rotate: 5deg;
    translate: 0 1.5rem;
  }
`;

/** Props of `TeaserPhotos`. */
export interface TeaserPhotosProps {
  /** How the photos are placed. Default: mosaic. @selector [data-arrangement] */
  arrangement?: 'mosaic' | 'collage';
  /** Number of photos. Default: 5. */
  count?: number;
  /** Shown instead while the site has no search for visitors, or nobody to show. */
  children: ReactNode;
}

function Teaser({ profile, isFirst }: { profile: Profile; isFirst: boolean }) {
  return (
    <MemberProfile.Root profile={profile} as="li">
      <Photo image={profile.main_image} alt="" isFirst={isFirst} sizes="(min-width: 45rem) 20rem, 46vw" />
      <span data-part="teaser-name">
        {[profile.name, profile.age].filter((part) => part !== null).join(', ')}
      </span>
    </MemberProfile.Root>
  );
}

/** Photos of a few profiles for visitors, each with its name and the label of fictional profiles. */
export function TeaserPhotos({ arrangement = 'mosaic', count, children }: TeaserPhotosProps) {
  const { t } = useTranslation('landers');
  const profiles = useTeaserProfiles(count);
  if (profiles.length === 0) return children;
  return (
    <List role="list" aria-label={t('members')} data-arrangement={arrangement}>
      {profiles.map((profile, index) => (
        <Teaser key={profile.id} profile={profile} isFirst={index === 0} />
      ))}
    </List>
  );
}
