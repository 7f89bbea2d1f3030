import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { NameLink } from '../name-link/NameLink.tsx';
import { nameLinkCss } from '../name-link/name-link-css.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { CardBadges } from './CardBadges.tsx';
import { fictionalLabelCss } from './fictional-label-css.ts';
import { skinProfileCard, type ProfileCardContentProps } from './skin-profile-card.tsx';

// A single styled element for the whole card keeps long grids cheap to render.
const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  [data-part='photo'] {
    border-radius: ${vars.card.radius};
    transition: filter ${vars.motion.enter};
  }
  [data-part='row'] {
    display: flex;
    align-items: baseline;
    gap: 0.35em;
    margin-block-start: ${vars.space[3]};
    line-height: ${vars.leading.snug};
  }
  [data-part='name'] {
    ${nameLinkCss}
    font-weight: ${vars.weight.strong};
  }
  [data-part='name']::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='name']:focus-visible::after {
    outline-offset: 2px;
  }
  [data-part='place'] {
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='picture'] {
    position: relative;
  }
  /* At the bottom of the photo, clear of faces. */
  [data-part='actions'] {
    position: absolute;
    inset-block-end: ${vars.space[2]};
    inset-inline-end: ${vars.space[2]};
    z-index: 1;
    display: flex;
    gap: ${vars.space[2]};
  }
  /* In the corner of the photo. */
  > [data-part='menu'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-end: ${vars.space[2]};
    z-index: 1;
  }
  [data-part='badges'] {
    position: absolute;
    inset-block-start: ${vars.space[3]};
    inset-inline-start: ${vars.space[3]};
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]};
    max-inline-size: calc(100% - 2 * ${vars.space[3]} - ${vars.layout.touch});
  }
  [data-part='badge'] {
    padding: 0 ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    line-height: 1.75;
    text-decoration: none;
  }
  [data-part='badge'][data-kind='mark'] {
    background: ${vars.badge.surface};
    color: ${vars.badge.text};
  }
  [data-part='online'] {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${vars.success};
  }
  > [data-part='fictional'] {
    ${fictionalLabelCss}
    align-self: start;
    order: 1;
    margin-block-start: ${vars.space[1]};
  }
  /* Reserves the line of the label where all rows have equal height. */
  [data-rows='even'] &:not([data-fictional])::after {
    content: '\\00a0';
    order: 1;
    margin-block-start: ${vars.space[1]};
    border-block: 1px solid transparent;
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
  /* On a touchscreen the last tapped card would stay hovered, and each tap would restyle two whole cards. */
  @media (hover: hover) {
    &:hover [data-part='photo'] {
      filter: brightness(1.03) saturate(1.05);
    }
  }
`;

function Content({ profile, href, actions, mark, isFirst, sizes }: ProfileCardContentProps) {
  return (
    <>
      <div data-part="picture">
        <RetriedPhoto image={profile.main_image} alt="" sizes={sizes} {...(isFirst ? { isFirst } : {})} />
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      <CardBadges profile={profile} mark={mark} />
      <div data-part="row">
        <NameLink profile={profile} href={href} />
        {profile.online && <span data-part="online" aria-hidden />}
      </div>
      <p data-part="place">{profile.city ?? '\u00a0'}</p>
    </>
  );
}

/** Default profile card: the photo, with name, age and city below. */
export const ProfileCard = skinProfileCard({ Frame, Content });
