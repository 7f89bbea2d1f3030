import {
  CardBadges,
  NameLink,
  nameLinkCss,
  RetriedPhoto,
  skinProfileCard,
  type ProfileCardContentProps,
} from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Frame = styled.article`
  position: relative;
  display: grid;
  gap: ${vars.space[2]};
  align-content: start;

  [data-part='photo'] {
    border-radius: ${vars.card.radius};
  }
  [data-part='name'] {
    ${nameLinkCss}
  }
  > [data-part='fictional'] {
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
  [data-part='badges'],
  [data-part='actions'],
  > [data-part='menu'] {
    position: absolute;
    z-index: 1;
    inset-block-start: ${vars.space[2]};
  }
  [data-part='badges'] {
    inset-inline-start: ${vars.space[2]};
  }
  > [data-part='menu'] {
    inset-inline-end: ${vars.space[2]};
  }
  [data-part='actions'] {
    inset-inline-end: ${vars.space[12]};
  }
  /* Lists of search results have rows of equal height, and most members have no label: keep a line for it. */
  [data-rows='even'] &:not([data-fictional])::after {
    content: '\\00a0';
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
`;

function Content({ profile, href, actions, mark, isFirst = false, sizes }: ProfileCardContentProps) {
  return (
    <>
      <RetriedPhoto image={profile.main_image} alt="" sizes={sizes} isFirst={isFirst} />
      <CardBadges profile={profile} mark={mark} />
      <NameLink profile={profile} href={href} />
      {actions !== undefined && <div data-part="actions">{actions}</div>}
    </>
  );
}

/** Profile card with the name below the photo. */
export default skinProfileCard({ Frame, Content });
