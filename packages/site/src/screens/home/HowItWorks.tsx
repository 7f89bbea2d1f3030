import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardDrawing, LikeDrawing, ConversationDrawing } from './StepDrawings.tsx';

const Section = styled.section`
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: ${vars.space[12]} ${vars.layout.gutter};

  h2 {
    margin-block-end: ${vars.space[6]};
    font-size: ${vars.type.heading};
  }
  ol {
    display: grid;
    gap: ${vars.space[8]};
  }
  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    column-gap: ${vars.space[5]};
    align-items: center;
  }
  svg {
    inline-size: 100%;
  }
  h3 {
    margin-block-end: ${vars.space[1]};
    font-size: ${vars.type.title};
  }
  p {
    max-inline-size: 22em;
    color: ${vars.textMuted};
    text-wrap: pretty;
  }
  ${media.tablet} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${vars.space[10]};
    }
    li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${vars.space[4]};
      align-content: start;
    }
    svg {
      inline-size: 8rem;
    }
  }
`;

const steps = [
  ['join', CardDrawing],
  ['look', LikeDrawing],
  ['talk', ConversationDrawing],
] as const;

/** Three illustrated steps: join, browse, talk. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const words = {
    join: [t('how.join'), t('how.joinText')],
    look: [t('how.look'), t('how.lookText')],
    talk: [t('how.talk'), t('how.talkText')],
  };
  return (
    <Section aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol role="list">
        {steps.map(([step, Drawing]) => (
          <li key={step}>
            <Drawing />
            <div>
              <h3>{words[step][0]}</h3>
              <p>{words[step][1]}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
