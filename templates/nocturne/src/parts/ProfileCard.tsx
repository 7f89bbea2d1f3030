import {
  CardBadges,
  cardBadgesCss,
  cardLineCss,
  narrowBadgesCss,
  NameLink,
  nameLinkCss,
  RetriedPhoto,
  skinProfileCard,
  type ProfileCardContentProps,
} from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import {
  captionScrimCss,
  menuScrim,
  onlineDotCss,
  photoBackground,
  photoLabelCss,
  photoText,
} from './over-photo-css.ts';

const Frame = styled.article`
  position: relative;
  display: grid;
  /* Badges, fictional label, caption: however many lines each takes, none lies over another one. */
  grid-template: minmax(${vars.space[12]}, auto) auto 1fr / minmax(0, 1fr);
  overflow: hidden;
  min-inline-size: 0;
  border-radius: ${vars.card.radius};
  background: ${vars.surfaceSunken};
  isolation: isolate;
  container-type: inline-size;

  > * {
    grid-column: 1;
  }
  > [data-part='photo'],
  > [data-part='menu'] {
    grid-row: 1 / -1;
  }
  [data-part='photo'] {
    z-index: -1;
    /* Fills the card where a tile beside it is higher. */
    place-self: stretch;
    /* Keeps the card visible and its light text readable while the photo loads. */
    background: ${photoBackground};
    transition: scale ${vars.motion.move} ${vars.motion.ease};
  }
  /* A touchscreen would restyle the whole card at each tap. */
  @media (hover: hover) {
    &:hover [data-part='photo'] {
      scale: 1.03;
    }
  }
  [data-part='caption'] {
    ${captionScrimCss}
    grid-row: 3;
    display: grid;
    /* What higher buttons leave is above the name. */
    grid-template: 1fr auto auto / minmax(0, 1fr) auto;
    align-items: end;
    align-self: end;
    column-gap: ${vars.space[3]};
    padding: ${vars.space[12]} ${vars.space[4]} ${vars.space[4]};
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-inline-size: 0;
  }
  [data-part='name'] {
    ${nameLinkCss}
    flex-wrap: wrap;
    font-family: ${vars.font.display};
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.snug};
  }
  [data-part='name']::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='online'] {
    ${onlineDotCss}
  }
  [data-part='place'] {
    overflow: hidden;
    font-size: ${vars.type.small};
    opacity: 0.85;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='line'] {
    ${cardLineCss}
  }
  /* Texts have a column of their own, so that no button lies over a long one. */
  [data-part='caption'] > * {
    grid-column: 1;
  }
  [data-part='caption'] > [data-part='actions'] {
    position: relative;
    z-index: 1;
    display: flex;
    grid-row: 1 / span 3;
    grid-column: 2;
    gap: ${vars.space[2]};
  }
  > [data-part='menu'] {
    z-index: 1;
    align-self: start;
    justify-self: end;
    padding: ${vars.space[1]};
  }
  /* Quieter than like and message: the circle is small, its target is not. */
  > [data-part='menu'] > button {
    padding: ${vars.space[2]};
    background: ${menuScrim} content-box;
    color: ${photoText};
  }
  [data-part='badges'] {
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    grid-row: 1;
    align-self: start;
    gap: ${vars.space[1]};
    padding: ${vars.space[4]} ${vars.space[4]} ${vars.space[1]};
    pointer-events: none;
  }
  ${cardBadgesCss}
  [data-part='badge'],
  > [data-part='fictional'] {
    ${photoLabelCss}
  }
  [data-part='badge'][data-kind='mark'] {
    background: ${vars.badge.surface};
    color: ${vars.badge.text};
  }
  > [data-part='fictional'] {
    z-index: 1;
    grid-row: 2;
    justify-self: start;
    margin-inline: ${vars.space[4]};
  }
  /* A small card has its buttons above each other, beside the texts. */
  @container (max-width: 16.99rem) {
    [data-part='caption'] {
      column-gap: 0;
      padding: ${vars.space[8]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]};
    }
    [data-part='name'] {
      font-size: min(${vars.type.lead}, 9.5cqi);
    }
    [data-part='place'],
    [data-part='line'] {
      font-size: ${vars.type.note};
    }
    [data-part='caption']:not(:has([data-part='line'])) > [data-part='place'] {
      margin-block-end: ${vars.space[2]};
    }
    [data-part='line'] {
      margin-block-end: ${vars.space[1]};
    }
    [data-part='caption'] > [data-part='actions'] {
      flex-direction: column;
      gap: 0;
    }
    /* The visible circles are smaller than the touch targets, which stay 44 px. */
    [data-part='actions'] > button {
      padding: ${vars.space[1]};
      border: 0;
      background-clip: content-box;
      box-shadow: none;
    }
    /* A single button is beside the texts below the name. */
    [data-part='caption']:has(> [data-part='actions'] > :only-child) > [data-part='row'] {
      grid-column: 1 / -1;
      padding-inline-end: ${vars.space[2]};
    }
    [data-part='caption'] > [data-part='actions']:has(> :only-child) {
      grid-row: 2 / span 2;
    }
    ${narrowBadgesCss}
    /* On one line with the menu. */
    [data-part='badges'] {
      align-items: center;
      min-block-size: calc(${vars.layout.touch} + 2 * ${vars.space[1]});
      max-inline-size: calc(100% - ${vars.layout.touch} - ${vars.space[1]});
      padding: ${vars.space[1]} 0 ${vars.space[1]} ${vars.space[3]};
    }
    [data-part='badge'],
    > [data-part='fictional'] {
      padding-inline: ${vars.space[2]};
    }
    > [data-part='fictional'] {
      margin-inline: ${vars.space[3]};
    }
  }
`;

function Content({ profile, href, actions, mark, line, isFirst, sizes }: ProfileCardContentProps) {
  return (
    <>
      <RetriedPhoto image={profile.main_image} alt="" sizes={sizes} {...(isFirst ? { isFirst } : {})} />
      <CardBadges profile={profile} mark={mark} />
      <div data-part="caption">
        <div data-part="row">
          <NameLink profile={profile} href={href} />
          {profile.online && <span data-part="online" aria-hidden />}
        </div>
        {profile.city && <p data-part="place">{profile.city}</p>}
        {line !== undefined && <p data-part="line">{line}</p>}
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
    </>
  );
}

/** Profile card that is a full photo, with name and location over a scrim. */
export default skinProfileCard({ Frame, Content });
