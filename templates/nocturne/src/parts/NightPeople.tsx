import { DefaultHero, HomePerson, type InventedPerson } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import fennaSmall from '../media/fenna-360.webp?url';
import fennaLarge from '../media/fenna-720.webp?url';
import kaiSmall from '../media/kai-360.webp?url';
import kaiLarge from '../media/kai-720.webp?url';
import lucSmall from '../media/luc-360.webp?url';
import lucLarge from '../media/luc-720.webp?url';

/** Three fictional profiles of the demo, who are up late on the home page. */
const homePeople = [
  { name: 'Kai', age: 29, portrait: [kaiSmall, kaiLarge] },
  { name: 'Fenna', age: 27, portrait: [fennaSmall, fennaLarge] },
  { name: 'Luc', age: 38, portrait: [lucSmall, lucLarge] },
] as const satisfies readonly InventedPerson[];

const Stage = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  overflow: clip;

  > * {
    grid-column: 1 / -1;
  }
  > section {
    grid-row: 2;
    padding-block: ${vars.space[6]} ${vars.space[10]};
  }
  > section h1 {
    max-inline-size: 10.75em;
    font-size: calc(1.1 * ${vars.type.display});
  }
  ol {
    display: contents;
  }
  /* Windows to the edges: a photo, and words beside it that change sides. */
  li {
    grid-column: 1 / -1;
    display: grid;
    grid-template: 1fr auto auto / repeat(2, minmax(0, 1fr));
    row-gap: ${vars.space[1]};
    min-block-size: 15rem;
    background: ${vars.surfaceRaised};
  }
  li > * {
    grid-column: 2;
    margin-inline: ${vars.space[5]};
  }
  li:nth-child(3) > * {
    grid-column: 1;
  }
  li > img {
    grid-area: 1 / 1 / -1 / 2;
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto;
    min-block-size: 0;
    margin: 0;
    object-fit: cover;
    object-position: 50% 30%;
    contain: size;
  }
  li:nth-child(3) > img {
    grid-column: 2;
  }
  q {
    grid-row: 1;
    margin-block: ${vars.space[5]} ${vars.space[3]};
    font-family: ${vars.font.display};
    font-size: ${vars.type.title};
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  strong {
    grid-row: 2;
    font-weight: ${vars.weight.strong};
  }
  [data-part='fictional'] {
    grid-row: 3;
    margin-block-end: ${vars.space[5]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  /* The first window is the opening: the words lie on its foot. */
  li:first-child {
    position: relative;
    grid-row: 1;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: min(26rem, 46dvh);
    color: ${vars.onScrim};
    isolation: isolate;
  }
  li:first-child > * {
    grid-column: 1;
    margin-inline: ${vars.layout.gutter};
  }
  li:first-child > img {
    grid-area: 1 / 1 / -1 / 2;
    z-index: -2;
    margin: 0;
    object-position: 50% 75%;
  }
  li:first-child::after {
    content: '';
    position: absolute;
    inset: 36% 0 0;
    z-index: -1;
    background: linear-gradient(
      to top,
      oklch(0.12 0.04 292 / 0.94),
      oklch(0.12 0.04 292 / 0.76) 50%,
      transparent
    );
  }
  li:first-child > q {
    align-self: end;
    max-inline-size: 18em;
    margin-block-end: ${vars.space[2]};
  }
  li:first-child > [data-part='fictional'] {
    color: inherit;
  }
  > p {
    padding: ${vars.space[4]} ${vars.layout.gutter} 0;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ${media.tablet} {
    > section {
      grid-area: 1 / 1 / auto / 8;
      grid-template-columns: minmax(0, 1fr);
      align-content: end;
    }
    li:first-child {
      grid-column: 8 / -1;
      min-block-size: min(40rem, 74dvh);
    }
    li {
      min-block-size: 20rem;
    }
    q {
      max-inline-size: 14em;
    }
  }
  ${media.desktop} {
    li:nth-child(2) {
      grid-column: 1 / 7;
    }
    li:nth-child(3) {
      grid-column: 7 / -1;
    }
    li > * {
      margin-inline: ${vars.space[8]};
    }
    q {
      margin-block-start: ${vars.space[8]};
      font-size: calc(0.8 * ${vars.type.heading});
    }
    [data-part='fictional'] {
      margin-block-end: ${vars.space[8]};
    }
  }
`;

/** Hero with three invented people: one beside the words, two in windows below them. */
export function NightPeople() {
  const { t } = useTranslation('home');
  const lines = [t('people.one'), t('people.two'), t('people.three')] as const;
  return (
    <Stage>
      <DefaultHero />
      <ol role="list">
        {homePeople.map((person, index) => (
          <HomePerson
            key={person.name}
            person={person}
            line={lines[index]!}
            sizes={index === 0 ? '(min-width: 45rem) 42vw, 100vw' : '(min-width: 68.75rem) 24vw, 50vw'}
            isFirst={index === 0}
          />
        ))}
      </ol>
      <p>{t('people.note')}</p>
    </Stage>
  );
}
