import { media, vars } from '@meetcute/theme';
import { CaretDown } from '@phosphor-icons/react/CaretDown';
import { SlidersHorizontal } from '@phosphor-icons/react/SlidersHorizontal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useButton } from '../button/useButton.ts';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  min-block-size: 3rem;
  padding-inline: ${vars.space[3]};
  border: 1px solid ${vars.field.line};
  border-radius: ${vars.field.radius};
  background: ${vars.field.surface};
  color: ${vars.text};
  text-align: start;

  ${media.tablet} {
    display: none;
  }
  > svg {
    flex: none;
  }
  [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='summary'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='caret'] {
    color: ${vars.textMuted};
    transition: rotate ${vars.motion.feedback} ${vars.motion.ease};
  }
  &[aria-expanded='true'] [data-part='caret'] {
    rotate: 180deg;
  }
`;

export interface FiltersToggleProps {
  /** Labels of the active filters. */
  summary: readonly string[];
  /** Whether the filters are shown. @selector [aria-expanded] */
  isOpen: boolean;
  /** Id of the filters element; null where the button opens a sheet. */
  controls: string | null;
  /** Whether the sheet is loading. */
  isPending: boolean;
  /** Called to show or hide the filters. */
  onToggle: () => void;
}

/** Single-line button that shows or hides the filters on a phone, with a summary of the active ones. */
export function FiltersToggle({ summary, isOpen, controls, isPending, onToggle }: FiltersToggleProps) {
  const { t } = useTranslation('search');
  const opens =
    controls === null
      ? ({ 'aria-haspopup': 'dialog' } as const)
      : { 'aria-expanded': isOpen, 'aria-controls': controls };
  const button = useButton({ ...opens, isPending, onPress: onToggle });
  return (
    <Toggle {...button}>
      <SlidersHorizontal aria-hidden size={20} />
      <span data-part="title">{t('filters')}</span> <span data-part="summary">{summary.join(' · ')}</span>
      <CaretDown aria-hidden data-part="caret" size={16} weight="bold" />
    </Toggle>
  );
}
