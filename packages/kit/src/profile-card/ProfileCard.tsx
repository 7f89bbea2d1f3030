import { t } from '@meetcute/theme';
import { styled } from 'styled-components';
import { NameLink } from '../name-link/NameLink.tsx';
import { nameLinkCss } from '../name-link/nameLinkCss.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { CardBadges } from './CardBadges.tsx';
import { skinProfileCard, type ProfileCardContentProps } from './skinProfileCard.tsx';

// One styled element for the whole card: repeated parts are cheap that way.
const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  [data-part='photo'] {
    border-radius: ${t.card.radius};
    transition: filter ${t.motion.enter};
  }
  [data-part='row'] {
    display: flex;
    align-items: baseline;
    gap: 0.35em;
    margin-block-start: ${t.space[3]};
    line-height: ${t.leading.snug};
  }
  [data-part='name'] {
    ${nameLinkCss}
    font-weight: ${t.weight.strong};
  }
  [data-part='name']::after {
    border-radius: ${t.card.radius};
  }
  [data-part='name']:focus-visible::after {
    outline-offset: 2px;
  }
  [data-part='place'] {
    overflow: hidden;
    color: ${t.textMuted};
    font-size: ${t.type.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='picture'] {
    position: relative;
  }
  /* At the foot of the photo, where no face is. */
  [data-part='actions'] {
    position: absolute;
    inset-block-end: ${t.space[2]};
    inset-inline-end: ${t.space[2]};
    z-index: 1;
    display: flex;
    gap: ${t.space[2]};
  }
  /* In the corner of the photo. */
  > [data-part='menu'] {
    position: absolute;
    inset-block-start: ${t.space[2]};
    inset-inline-end: ${t.space[2]};
    z-index: 1;
  }
  [data-part='badges'] {
    position: absolute;
    inset-block-start: ${t.space[3]};
    inset-inline-start: ${t.space[3]};
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[1]};
    max-inline-size: calc(100% - 2 * ${t.space[3]} - ${t.layout.touch});
  }
  [data-part='badge'] {
    padding: 0 ${t.space[2]};
    border-radius: ${t.radius.full};
    background: ${t.surfaceRaised};
    color: ${t.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    line-height: 1.75;
    text-decoration: none;
  }
  [data-part='badge'][data-kind='mark'] {
    background: ${t.badge.surface};
    color: ${t.badge.text};
  }
  [data-part='online'] {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${t.success};
  }
  > [data-part='fictional'] {
    align-self: start;
    order: 1;
    margin-block-start: ${t.space[1]};
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    font-size: ${t.type.note};
    line-height: 1.6;
  }
  /* Where all rows are to be equally high, the label's line is kept free. */
  [data-rows='even'] &:not([data-fictional])::after {
    content: '\\00a0';
    order: 1;
    margin-block-start: ${t.space[1]};
    border-block: 1px solid transparent;
    font-size: ${t.type.note};
    line-height: 1.6;
  }
  &:hover [data-part='photo'] {
    filter: brightness(1.03) saturate(1.05);
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

/** The default card: the photo, under it name, age and place. */
export const ProfileCard = skinProfileCard({ Frame, Content });
