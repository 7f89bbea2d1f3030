import { CardBadges, Photo, skinProfileCard, type ProfileCardContentProps } from '@meetcute/kit';
import { media, t } from '@meetcute/theme';
import { Link } from 'react-aria-components/Link';
import { styled } from 'styled-components';

const Frame = styled.article`
  position: relative;
  display: grid;
  overflow: hidden;
  min-inline-size: 0;
  border-radius: ${t.card.radius};
  background: ${t.surfaceSunken};
  isolation: isolate;

  > * {
    grid-area: 1 / 1;
  }
  [data-part='photo'] {
    z-index: -1;
    transition: scale ${t.motion.move} ${t.motion.ease};
  }
  &:hover [data-part='photo'] {
    scale: 1.03;
  }
  /* The scrim that the name lies on; dark enough for white text on any photo. */
  [data-part='caption'] {
    display: grid;
    align-content: end;
    gap: ${t.space[1]};
    padding: ${t.space[16]} ${t.space[4]} ${t.space[4]};
    align-self: end;
    background: linear-gradient(to top, oklch(0.1 0.03 300 / 0.92) 35%, oklch(0.1 0.03 300 / 0));
    color: oklch(0.98 0.01 300);
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    min-inline-size: 0;
  }
  [data-part='name'] {
    overflow: hidden;
    font-family: ${t.font.display};
    font-size: ${t.type.lead};
    font-weight: ${t.weight.display};
    line-height: ${t.leading.snug};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
  [data-part='name']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [data-part='name']:focus-visible::after {
    border-radius: ${t.card.radius};
    outline: 3px solid ${t.focus};
    outline-offset: -3px;
  }
  [data-part='online'] {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: oklch(0.85 0.19 150);
  }
  [data-part='place'] {
    overflow: hidden;
    font-size: ${t.type.small};
    opacity: 0.85;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='actions'] {
    position: relative;
    z-index: 1;
    display: flex;
    gap: ${t.space[2]};
    margin-block-start: ${t.space[2]};
  }
  /* On a small card the buttons go up into the scenery, so that the name stays below the face. */
  ${media.phone} {
    [data-part='caption'] {
      padding-block-start: ${t.space[10]};
    }
    [data-part='actions'] {
      position: absolute;
      inset-block-start: ${t.space[1]};
      inset-inline-end: ${t.space[2]};
      flex-direction: column;
      gap: ${t.space[1]};
    }
  }
  [data-part='badges'] {
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-self: start;
    gap: ${t.space[1]};
    padding: ${t.space[4]};
    pointer-events: none;
  }
  [data-part='badge'],
  > [data-part='fictional'] {
    padding: 0 ${t.space[3]};
    border-radius: ${t.radius.full};
    background: oklch(0.1 0.03 300 / 0.82);
    color: oklch(0.98 0.01 300);
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    line-height: 1.85;
    text-decoration: none;
  }
  [data-part='badge'][data-kind='mark'] {
    background: ${t.badge.surface};
    color: ${t.badge.text};
  }
  > [data-part='fictional'] {
    z-index: 1;
    align-self: start;
    justify-self: start;
    margin: ${t.space[12]} ${t.space[4]} 0;
  }
`;

function Content({ profile, href, actions, mark, isFirst }: ProfileCardContentProps) {
  return (
    <>
      <Photo
        image={profile.main_image}
        alt=""
        sizes="(min-width: 68.75rem) 20rem, (min-width: 45rem) 30vw, 46vw"
        {...(isFirst ? { isFirst } : {})}
      />
      <CardBadges profile={profile} mark={mark} />
      <div data-part="caption">
        <div data-part="row">
          <Link data-part="name" href={href}>
            {profile.name}
            {profile.age !== null && `, ${profile.age}`}
          </Link>
          {profile.online && <span data-part="online" aria-hidden />}
        </div>
        {profile.city && <p data-part="place">{profile.city}</p>}
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
    </>
  );
}

/** A photo and nothing else; name and place lie on it over a scrim. */
export default skinProfileCard({ Frame, Content });
