import type { Profile } from '@meetcute/contract';
import { Photo } from '@meetcute/kit';
import { MemberProfile, useLocationLabel } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Frame = styled.figure`
  display: grid;
  gap: ${vars.space[3]};
  margin: 0;

  [data-part='photo'] {
    border-radius: ${vars.card.radius};
  }
  figcaption {
    color: ${vars.textMuted};
  }
  [data-part='fictional'] {
    justify-self: start;
    padding: 0 ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.small};
  }
  [data-part='more-photos'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[3]};
  }
  [data-part='more-photos'] [data-part='photo'] {
    aspect-ratio: 1;
  }
  &[data-arrangement='fill'] {
    position: relative;
    block-size: 100%;
    min-block-size: min(30rem, 62dvh);
  }
  &[data-arrangement='fill'] [data-part='photo'] {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    border-radius: 0;
  }
  &[data-arrangement='fill'] [data-part='fictional'] {
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline-start: ${vars.layout.gutter};
    z-index: 1;
    border: 0;
    background: rgb(0 0 0 / 0.7);
    color: #fff;
  }
`;

/** Props of `MemberStage`. */
export interface MemberStageProps {
  /** The advertised profile. */
  profile: Profile;
  /**
   * `portrait` is one photo with facts, `fill` fills its place, `album` adds more photos. Default: portrait. @selector
   * [data-arrangement]
   */
  arrangement?: 'portrait' | 'fill' | 'album';
}

/** Photos of the advertised profile, with age, place and the label of fictional profiles. */
export function MemberStage({ profile, arrangement = 'portrait' }: MemberStageProps) {
  const place = useLocationLabel(profile);
  const facts = [profile.age, place].filter((part) => part !== null && part !== '').join(', ');
  const others = profile.images.filter(({ id }) => id !== profile.main_image?.id).slice(0, 3);
  return (
    <MemberProfile.Root profile={profile} as={Frame} data-arrangement={arrangement}>
      <Photo image={profile.main_image} alt="" isFirst sizes="(min-width: 45rem) 34rem, 100vw" />
      {arrangement !== 'fill' && facts && <figcaption>{facts}</figcaption>}
      {arrangement === 'album' && others.length > 0 && (
        <div data-part="more-photos">
          {others.map((image) => (
            <Photo key={image.id} image={image} alt="" sizes="12rem" />
          ))}
        </div>
      )}
    </MemberProfile.Root>
  );
}
