import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: 0 ${vars.layout.gutter} ${vars.space[16]};

  h2 {
    margin-block-end: ${vars.space[6]};
    font-size: ${vars.type.heading};
  }
  ol {
    display: grid;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${vars.space[1]} ${vars.space[3]};
    align-content: start;
    padding-block: ${vars.space[5]};
    border-block-start: 1px solid ${vars.line};
  }
  /* Numbers are decoration: the list counts for screen readers. */
  li::before {
    content: counter(step) / '';
    counter-increment: step;
    grid-row: span 2;
    color: ${vars.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.type.display};
    font-weight: ${vars.weight.display};
    line-height: 1;
  }
  h3 {
    font-size: ${vars.type.title};
  }
  p {
    max-inline-size: 24em;
    color: ${vars.textMuted};
    text-wrap: pretty;
  }
  ${media.tablet} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${vars.space[10]};
    }
    li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${vars.space[6]} 0;
    }
    li::before {
      grid-row: auto;
      margin-block-end: ${vars.space[4]};
    }
  }
`;

const steps = ['join', 'look', 'talk'] as const;

/** Three numbered steps: join, browse, talk. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const words = {
    join: [t('how.join'), t('how.joinText')],
    look: [t('how.look'), t('how.lookText')],
    talk: [t('how.talk'), t('how.talkText')],
  };
  return (
    <Section data-part="how" aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol role="list">
        {steps.map((step) => (
          <li key={step}>
            <h3>{words[step][0]}</h3>
            <p>{words[step][1]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
