import { missingParts, type MissingPart } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useSettings, type MyProfile, type SectionName } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { panelCss } from './panel-css.ts';
import { photosId } from './PhotosSection.tsx';

const Panel = styled.section`
  ${panelCss}

  &[data-kind='search'] {
    border-color: transparent;
    background: ${vars.accentSoft};
  }
  &[data-kind='search'] p {
    color: ${vars.text};
  }
  ul {
    display: grid;
    gap: ${vars.space[4]};
  }
  li {
    display: grid;
    gap: ${vars.space[1]};
    justify-items: start;
  }
  p {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  li [data-variant='plain'] {
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }
`;

const sectionOf: Record<Exclude<MissingPart, 'photo'>, SectionName> = {
  date_of_birth: 'person',
  place: 'place',
  texts: 'texts',
  details: 'details',
};

/** Props of `Hints`. */
export interface HintsProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/**
 * Lists missing parts of the profile, each with its benefit and a button to add it. Renders nothing for a
 * complete profile.
 */
export function Hints({ mine }: HintsProps) {
  const { t } = useTranslation('myProfile');
  const id = useId();
  const missing = missingParts(mine.user.profile, useSettings());
  const others = missing.filter((part) => part !== 'date_of_birth');
  const onGo = (part: MissingPart) => {
    if (part === 'photo') document.querySelector<HTMLElement>(`#${photosId} button`)?.focus();
    else mine.onOpen(sectionOf[part]);
  };
  return (
    <>
      {missing.includes('date_of_birth') && (
        <Panel data-kind="search" data-part="not-in-search" aria-labelledby={`${id}-search`}>
          <h2 id={`${id}-search`}>{t('hints.searchTitle')}</h2>
          <p>{t('hints.searchWhy')}</p>
          <Button onPress={() => onGo('date_of_birth')}>{t('hints.searchAdd')}</Button>
        </Panel>
      )}
      {others.length > 0 && (
        <Panel data-part="hints" aria-labelledby={id}>
          <h2 id={id}>{t('hints.title')}</h2>
          <ul role="list">
            {others.map((part) => (
              <li key={part}>
                <p>{t(`hints.${part}Why`)}</p>
                <Button variant="plain" onPress={() => onGo(part)}>
                  {t(`hints.${part}Add`)}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
