import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

const Lines = styled.ol`
  display: grid;
  gap: ${vars.space[2]};
  margin-block-start: ${vars.space[4]};
  color: ${vars.text};
  font-family: ${vars.font.display};
  font-size: ${vars.type.title};
  line-height: ${vars.leading.snug};
`;

/** Landing page for an evening alone: a quiet picture and three lines (spec: route.landers-alonetonight). */
export default function AloneTonightLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  return (
    <Lander
      title={t('alone.heading')}
      lead={t('alone.lead')}
      arrangement="center"
      stage={<Scene scene="alone" />}
      more={
        <Lines role="list">
          {([t('alone.one'), t('alone.two'), t('alone.three')] as const).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      }
    />
  );
}
