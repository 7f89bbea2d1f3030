import { preferenceKinds } from '@meetcute/core';
import { FormError, Skeleton, SwitchField } from '@meetcute/kit';
import { usePreferences } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

const Kinds = styled.div`
  display: grid;
  /* Each switch stands near its own words: kinds beside each other where there is room, their ways below each other. */
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${vars.space[3]};
  inline-size: 100%;

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: ${vars.space[3]} ${vars.space[4]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
  }
  /* Floated, a legend stands in its frame instead of on it. */
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-weight: ${vars.weight.strong};
  }
  [data-part='ways'] {
    clear: both;
  }
`;

/** What the member hears of, and how; each switch is saved as it is pressed. */
export function PreferencesSection() {
  const { t } = useTranslation('notifications');
  const { preferences, channels, onChange, error } = usePreferences();
  // As high as the switches will be, so that nothing moves when they come.
  const blockSize = `calc(${channels.length} * ${vars.layout.touch} + 3rem)`;
  return (
    <SettingsSection id="preferences" title={t('preferences.title')} about={t('preferences.about')}>
      <FormError>{error}</FormError>
      <Kinds>
        {!preferences &&
          preferenceKinds.map((kind) => <Skeleton key={kind} style={{ inlineSize: '100%', blockSize }} />)}
        {preferences &&
          preferenceKinds.map((kind) => (
            <fieldset key={kind}>
              <legend>{t(`kinds.${kind}`)}</legend>
              <div data-part="ways">
                {channels.map((channel) => (
                  <SwitchField
                    key={channel}
                    label={t(`channels.${channel}`)}
                    value={preferences[kind][channel]}
                    onChange={(isOn) => onChange(kind, channel, isOn)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </Kinds>
    </SettingsSection>
  );
}
