import { localeCodes, localeNames, localeOf, type LocaleCode } from '@meetcute/i18n';
import { textsIn } from '@meetcute/storybook';
import { vars } from '@meetcute/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import { Page } from './Page.tsx';
import { FailedLanguages } from './texts/TextsPage.tsx';
import { useTexts, type LoadTexts, type Texts } from './texts/useTexts.ts';
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

const loadTexts: LoadTexts<i18n> = textsIn;

interface ExampleProps {
  textKey: VoiceRule['example'];
  texts: Texts<i18n>;
}

/** Text of the product in all languages. */
const Example = ({ textKey, texts: { loaded } }: ExampleProps) => (
  <dl>
    {localeCodes.map((code) => (
      <div key={code} style={{ display: 'contents' }}>
        <dt>{localeNames[code]}</dt>
        {loaded.has(code) ? (
          <dd lang={localeOf(code).iso}>{loaded.get(code)?.t(textKey, exampleValues)}</dd>
        ) : (
          <dd>Not loaded</dd>
        )}
      </div>
    ))}
  </dl>
);

interface VoiceProps {
  load: LoadTexts<i18n>;
}

function Voice({ load }: VoiceProps) {
  const texts = useTexts(load);
  return (
    <Page
      title="Voice"
      lead="Short, dry and kind, and at home in each of the seven languages. All brands speak alike; their names and offers differ."
    >
      {texts && <FailedLanguages languages={texts.failed} />}
      <Rules>
        {voiceRules.map(({ rule, reason, example }) => (
          <section key={rule}>
            <h2>{rule}</h2>
            <p>{reason}</p>
            {texts ? <Example textKey={example} texts={texts} /> : <p>Loading …</p>}
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

const meta = {
  title: 'Foundations/Voice',
  component: Voice,
  args: { load: loadTexts },
  argTypes: { load: { control: false } },
} satisfies Meta<typeof Voice>;
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

/** Says which language is missing, and shows the others. */
export const OneLanguageMissing: Story = {
  name: 'One language missing',
  args: {
    load: (language: LocaleCode) =>
      language === 'fr' ? Promise.reject(new Error('No network')) : loadTexts(language),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded: Français');
    const texts = voiceRules.length * (localeCodes.length - 1);
    await expect(canvasElement.querySelectorAll('dd[lang]')).toHaveLength(texts);
    await expect(canvas.getAllByText('Not loaded')).toHaveLength(voiceRules.length);
  },
};
