import { preferenceKinds } from '@meetcute/core';
import { FormError, SettingsSection, Skeleton, SwitchField } from '@meetcute/kit';
import { usePreferences } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Kinds = styled.div`
  display: grid;
  /* Keeps switches near their labels: kinds side by side when they fit, channels below each other. */
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
  /* A floated legend is inside its frame instead of on the border. */
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

/** Switches for each kind of notification and channel; each change is saved immediately. */
export function PreferencesSection() {
  const { t } = useTranslation('notifications');
  const { preferences, channels, onChange, error } = usePreferences();
  // Same height as the switches, to avoid a layout shift.
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
