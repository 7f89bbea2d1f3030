import { HomePerson, type InventedPerson } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import fennaSmall from '../media/fenna-360.webp?url';
import fennaLarge from '../media/fenna-720.webp?url';
import lucSmall from '../media/luc-360.webp?url';
import lucLarge from '../media/luc-720.webp?url';
import miraSmall from '../media/mira-360.webp?url';
import miraLarge from '../media/mira-720.webp?url';

/** Three fictional profiles of the demo, who introduce themselves on the home page. */
const homePeople = [
  { name: 'Fenna', age: 27, portrait: [fennaSmall, fennaLarge] },
  { name: 'Mira', age: 31, portrait: [miraSmall, miraLarge] },
  { name: 'Luc', age: 38, portrait: [lucSmall, lucLarge] },
] as const satisfies readonly InventedPerson[];

const People = styled.div`
  /* Shares of width and height: one radius that is too large would shrink those at the foot, too. */
  --arch: 50% 50% 6% 6% / 37.5% 37.5% 4% 4%;

  display: grid;
  gap: ${vars.space[6]};

  li {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    gap: ${vars.space[1]} ${vars.space[5]};
    align-items: end;
    padding-block: ${vars.space[6]};
  }
  li + li {
    border-block-start: 1px solid ${vars.line};
  }
  img {
    grid-row: 1 / -1;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 4;
    border-radius: var(--arch);
    object-fit: cover;
  }
  q {
    align-self: end;
    font-family: ${vars.font.display};
    font-size: ${vars.type.title};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  /* Browsers leave out the spaces of French, and take the marks of English for Spanish. */
  q:lang(fr) {
    quotes: '«\\00a0' '\\00a0»';
  }
  q:lang(es) {
    quotes: '«' '»';
  }
  strong {
    margin-block-start: ${vars.space[3]};
    font-weight: ${vars.weight.strong};
  }
  [data-part='fictional'] {
    align-self: start;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  > p {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ${media.phone} {
    li:nth-child(even) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    li:nth-child(even) > * {
      grid-column: 1;
    }
    li:nth-child(even) > img {
      grid-column: 2;
    }
  }
  /* Three doors of unequal height on one line. */
  ${media.tablet} {
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${vars.space[6]};
    }
    li {
      grid-template: 21rem 1fr auto auto / minmax(0, 1fr);
      padding: 0;
    }
    li + li {
      border: 0;
    }
    img {
      grid-row: 1;
      block-size: 78%;
      aspect-ratio: auto;
    }
    li:nth-child(2) img {
      block-size: 100%;
    }
    li:nth-child(3) img {
      block-size: 88%;
    }
    q {
      align-self: start;
      margin-block-start: ${vars.space[5]};
      font-size: ${vars.type.lead};
    }
  }
`;

const Doors = styled.div`
  display: flex;
  gap: ${vars.space[4]};
  align-items: end;
  block-size: min(24rem, 40dvh);
  border-block-end: 1px solid ${vars.edge};

  span {
    position: relative;
    flex: 1;
    block-size: 74%;
    border-radius: 999px 999px 0 0;
    background: ${vars.accentSoft};
  }
  span:nth-child(2) {
    block-size: 100%;
    background: ${vars.accent};
  }
  span:nth-child(3) {
    block-size: 86%;
    background: ${vars.surfaceSunken};
  }
  span::after {
    content: '';
    position: absolute;
    inset-block-start: 58%;
    inset-inline-end: 14%;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background: ${vars.edge};
  }
  span:nth-child(2)::after {
    background: ${vars.onAccent};
  }
`;

/** Props of `Lane`. */
export interface LaneProps {
  /** Whether the doors are open, with an invented person in each. */
  isOpen: boolean;
}

/** Three doors of a lane. */
export function Lane({ isOpen }: LaneProps) {
  const { t } = useTranslation('home');
  if (!isOpen)
    return (
      <Doors aria-hidden>
        <span />
        <span />
        <span />
      </Doors>
    );
  const lines = [t('people.one'), t('people.two'), t('people.three')] as const;
  return (
    <People>
      <ol role="list">
        {homePeople.map((person, index) => (
          <HomePerson
            key={person.name}
            person={person}
            line={lines[index]!}
            sizes="(min-width: 45rem) 14rem, 40vw"
            loading="eager"
          />
        ))}
      </ol>
      <p>{t('people.note')}</p>
    </People>
  );
}
