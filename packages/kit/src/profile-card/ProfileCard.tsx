import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { NameLink } from '../name-link/NameLink.tsx';
import { nameLinkCss } from '../name-link/name-link-css.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { CardBadges } from './CardBadges.tsx';
import { cardBadgesCss, narrowBadgesCss } from './card-badges-css.ts';
import { cardLineCss } from './card-line-css.ts';
import { fictionalLabelCss } from './fictional-label-css.ts';
import { skinProfileCard, type ProfileCardContentProps } from './skin-profile-card.tsx';

// A single styled element for the whole card keeps long grids cheap to render.
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  min-inline-size: 0;

  > * {
    grid-column: 1 / -1;
  }

  [data-part='photo'] {
    border-radius: ${vars.card.radius};
    transition: filter ${vars.motion.enter};
  }
  [data-part='row'],
  [data-part='place'] {
    grid-column: 1;
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
    line-height: ${vars.leading.snug};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* As high as its longest words, so that photos and names of a row are level. */
  [data-part='line'] {
    ${cardLineCss}
    grid-row: 5;
    margin-block-start: ${vars.space[1]};
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
  /* Beside name and place, below the buttons of the photo and quieter than they are. */
  > [data-part='menu'] {
    grid-area: 2 / 2 / span 2;
    align-self: end;
    /* The dots of a button, not its round target, end where the photo does. */
    margin-inline-end: calc(-1 * ${vars.space[4]});
    z-index: 1;
  }
  > [data-part='menu'] > button {
    background: none;
    color: ${vars.textMuted};
  }
  /* The few cards with badges are containers: one in each card made the first layout of a grid half again as long. */
  [data-part='badges'] {
    position: absolute;
    inset-block-start: ${vars.space[3]};
    inset-inline: ${vars.space[3]};
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]};
    container-type: inline-size;
  }
  ${cardBadgesCss}
  [data-part='badge'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    line-height: 1.75;
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
    grid-row: 4;
    justify-self: start;
    margin-block: ${vars.space[1]};
  }
  /* The label takes the place of the two lines of the profile, also where it wraps, so that all rows are equally high. */
  &[data-fictional] [data-part='line'] {
    visibility: hidden;
  }
  [data-part='line'] ~ [data-part='fictional'] {
    grid-row: 5;
    align-self: start;
    margin-block: ${vars.space[1]} 0;
    line-height: ${vars.leading.snug};
  }
  /* Nothing ends the card but this space, so tiles in the list end as far above: a card with a frame needs neither. */
  [data-lines] & {
    padding-block-end: ${vars.space[4]};
  }
  [data-lines]:has(> li > &) {
    --card-space-below: ${vars.space[4]};
  }
  /* Reserves the line of the label where all rows have equal height. */
  [data-rows='even']:not([data-lines]) &:not([data-fictional])::after {
    content: '\\00a0';
    grid-row: 6;
    margin-block: ${vars.space[1]};
    border-block: 1px solid transparent;
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
  @container (max-width: 15.49rem) {
    ${narrowBadgesCss}
  }
  /* On a touchscreen the last tapped card would stay hovered, and each tap would restyle two whole cards. */
  @media (hover: hover) {
    &:hover [data-part='photo'] {
      filter: brightness(1.03) saturate(1.05);
    }
    > [data-part='menu'] > button:hover {
      background: color-mix(in oklab, currentColor 8%, transparent);
    }
  }
`;

function Content({ profile, href, actions, mark, line, isFirst, sizes }: ProfileCardContentProps) {
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
      {line !== undefined && <p data-part="line">{line}</p>}
    </>
  );
}

/** Default profile card: the photo, with name, age and city below. */
export const ProfileCard = skinProfileCard({ Frame, Content });
