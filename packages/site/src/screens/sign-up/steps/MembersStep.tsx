import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { Button, Photo } from '@meetcute/kit';
import { useClient, useSettings } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StepHead } from '../StepHead.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${t.space[3]};

  [data-part='photo'] {
    border-radius: ${t.card.radius};
  }
  [data-part='name'] {
    margin-block-start: ${t.space[1]};
    font-size: ${t.type.small};
    font-weight: ${t.weight.strong};
  }
  [data-part='fictional'] {
    color: ${t.textMuted};
    font-size: ${t.type.note};
  }
`;

/** Step 6: the first suggested members; it is done by moving on (spec: signup.step6.completes-by-moving-on). */
export function MembersStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const { t: common } = useTranslation('common');
  const { name: siteName } = useSettings();
  const { data } = useQuery(queryFor(useClient(), calls.getSuggestions, { for: 'signup' }));
  return (
    <>
      <StepHead title={text('members.title')} lead={text('members.lead', { siteName })} />
      <Grid role="list">
        {data?.profiles.slice(0, 6).map(({ id, name, main_image: image, fictional }) => (
          <li key={id}>
            <Photo image={image} alt="" sizes="10rem" />
            <p data-part="name">{name}</p>
            {fictional && <p data-part="fictional">{common('fictional.label')}</p>}
          </li>
        ))}
      </Grid>
      <Button size="large" onPress={onContinue}>
        {text('members.continue')}
      </Button>
    </>
  );
}
