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
  /* Windows to the edges: a photo, and words below or beside it that change sides. */
  li {
    grid-column: 1 / -1;
    display: grid;
    grid-template: 12rem 1fr auto auto / minmax(0, 1fr);
    row-gap: ${vars.space[1]};
    background: ${vars.surfaceRaised};
  }
  li > * {
    grid-column: 1;
    margin-inline: ${vars.space[5]};
  }
  li > img {
    grid-row: 1;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    aspect-ratio: auto;
    margin: 0;
    object-fit: cover;
    object-position: 50% 30%;
    contain: size;
  }
  @media (min-width: 22rem) {
    li + li {
      grid-template: auto 1fr auto auto / repeat(2, minmax(0, 1fr));
      min-block-size: 15rem;
    }
    li:nth-child(2) > :not(img),
    li:nth-child(3) > img {
      grid-column: 2;
    }
    li > img {
      grid-row: 1 / -1;
    }
  }
  q {
    grid-row: 2;
    margin-block: ${vars.space[5]} ${vars.space[3]};
    font-family: ${vars.font.display};
    font-size: ${vars.type.title};
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
    hyphens: auto;
    hyphenate-limit-chars: 8 4 3;
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
    grid-row: 3;
    font-weight: ${vars.weight.strong};
  }
  [data-part='fictional'] {
    grid-row: 4;
    margin-block-end: ${vars.space[5]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  /* The first window is the opening: the words lie on its foot, with a scrim as high as they are. */
  li:first-child {
    grid-row: 1;
    grid-template-rows: minmax(4rem, 1fr) auto auto auto;
    min-block-size: min(26rem, 46dvh);
    color: ${vars.onScrim};
    isolation: isolate;
  }
  li:first-child > * {
    margin-inline: ${vars.layout.gutter};
  }
  li:first-child > img {
    grid-row: 1 / -1;
    z-index: -2;
    margin: 0;
    object-position: 50% 75%;
  }
  li:first-child::after {
    content: '';
    grid-area: 2 / 1 / -1 / 2;
    z-index: -1;
    background: linear-gradient(
      to top,
      oklch(0.12 0.04 292 / 0.94),
      oklch(0.12 0.04 292 / 0.76) calc(100% - ${vars.space[16]}),
      transparent
    );
  }
  li:first-child > q {
    max-inline-size: 18em;
    margin-block: ${vars.space[16]} ${vars.space[2]};
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
    li + li {
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
            {...(index === 0 && { loading: 'eager', fetchPriority: 'high' })}
          />
        ))}
      </ol>
      <p>{t('people.note')}</p>
    </Stage>
  );
}
