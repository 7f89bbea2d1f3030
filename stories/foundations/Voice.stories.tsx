import { localeCodes, localeNames, localeOf } from '@meetcute/i18n';
import { textsIn } from '@meetcute/storybook';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import { Page } from './Page.tsx';
import { exampleValues, languageRules, voiceRules, type VoiceRule } from './voice.ts';

const Rules = styled.div`
  & section {
    padding-block-start: ${vars.space[6]};
    border-block-start: 1px solid ${vars.line};
  }

  & section > p {
    max-inline-size: ${vars.layout.measure};
    color: ${vars.textMuted};
  }

  & dl {
    display: grid;
    grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
    gap: ${vars.space[2]} ${vars.space[4]};
    margin-block: ${vars.space[5]} ${vars.space[3]};
  }

  & dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }

  & dd {
    max-inline-size: ${vars.layout.measure};
    hyphens: auto;
  }
`;

const load = Promise.all(localeCodes.map(async (code) => [code, await textsIn(code)] as const));

/** Text of the product in all languages. */
function Example({ of }: { of: VoiceRule['example'] }) {
  return (
    <dl>
      {use(load).map(([code, texts]) => (
        <div key={code} style={{ display: 'contents' }}>
          <dt>{localeNames[code]}</dt>
          <dd lang={localeOf(code).iso}>{texts.t(of, exampleValues)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Voice() {
  return (
    <Page
      title="Voice"
      lead="Short, dry and kind, and at home in each of the seven languages. All brands speak alike; their names and offers differ."
    >
      <Rules>
        {voiceRules.map(({ rule, reason, example }) => (
          <section key={rule}>
            <h2>{rule}</h2>
            <p>{reason}</p>
            <Suspense fallback={<p>Loading …</p>}>
              <Example of={example} />
            </Suspense>
            <code>{example}</code>
          </section>
        ))}
        <section>
          <h2>In each language</h2>
          <dl>
            {localeCodes.map((code) => (
              <div key={code} style={{ display: 'contents' }}>
                <dt>{localeNames[code]}</dt>
                <dd>{languageRules[code].join(' ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Rules>
    </Page>
  );
}

const meta = { title: 'Foundations/Voice', component: Voice } satisfies Meta<typeof Voice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How the product speaks: rules, each with a text of the product in all languages. */
export const EveryLanguage: Story = {
  name: 'Every language',
  play: async ({ canvasElement }) => {
    const texts = voiceRules.length * localeCodes.length;
    await waitFor(() => expect(canvasElement.querySelectorAll('dd[lang]')).toHaveLength(texts));
  },
};
