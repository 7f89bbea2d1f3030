import {
  CardBadges,
  cardBadgesCss,
  cardLineCss,
  fictionalLabelCss,
  NameLink,
  nameLinkCss,
  narrowBadgesCss,
  RetriedPhoto,
  skinProfileCard,
  type ProfileCardContentProps,
} from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${vars.space[1]};
  align-content: start;

  > * {
    grid-column: 1 / -1;
  }
  /* Badges, menu and buttons are over the photo, each in a corner of its own. */
  [data-part='photo'] {
    grid-area: 1 / 1 / 2 / -1;
    border-radius: ${vars.card.radius};
  }
  [data-part='badges'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    grid-area: 1 / 1;
    align-self: start;
    gap: ${vars.space[1]};
    margin: ${vars.space[3]} 0 0 ${vars.space[3]};
    container-type: inline-size;
  }
  > [data-part='menu'] {
    z-index: 1;
    grid-area: 1 / 2;
    align-self: start;
    margin: ${vars.space[1]};
  }
  [data-part='actions'] {
    z-index: 1;
    display: flex;
    grid-area: 1 / 1 / 2 / -1;
    gap: ${vars.space[2]};
    place-self: end;
    margin: ${vars.space[2]};
  }
  ${cardBadgesCss}
  /* A ground of their own makes them readable on any photo. */
  [data-part='badge'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.badge.surface};
    color: ${vars.badge.text};
    font-size: ${vars.type.note};
    line-height: 1.75;
  }
  @container (max-width: 12rem) {
    ${narrowBadgesCss}
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[2]};
  }
  /* The whole card is its link. */
  [data-part='name'] {
    ${nameLinkCss}
    font-weight: ${vars.weight.strong};
  }
  [data-part='name']:focus-visible::after {
    border-radius: ${vars.card.radius};
    outline-offset: 2px;
  }
  [data-part='online'] {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${vars.success};
  }
  [data-part='place'] {
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='line'] {
    ${cardLineCss}
  }
  /* Rows of search results are equally high, and most members have no label: keep a line for it. */
  > [data-part='fictional'],
  [data-rows='even'] &:not([data-fictional])::after {
    ${fictionalLabelCss}
    justify-self: start;
  }
  [data-rows='even'] &:not([data-fictional])::after {
    content: '\\00a0';
    visibility: hidden;
  }
`;

function Content({ profile, href, actions, mark, line, isFirst = false, sizes }: ProfileCardContentProps) {
  return (
    <>
      <RetriedPhoto image={profile.main_image} alt="" sizes={sizes} isFirst={isFirst} />
      <CardBadges profile={profile} mark={mark} />
      {actions !== undefined && <div data-part="actions">{actions}</div>}
      <div data-part="row">
        <NameLink profile={profile} href={href} />
        {profile.online && <span data-part="online" aria-hidden />}
      </div>
      <p data-part="place">{profile.city ?? '\u00a0'}</p>
      {line !== undefined && <p data-part="line">{line}</p>}
    </>
  );
}

/** Profile card with a badge, a menu and buttons in the corners of the photo, and the name below. */
export default skinProfileCard({ Frame, Content });
