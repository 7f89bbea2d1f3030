import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlled } from '../part/useControlled.ts';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of a like button, passed to its `className`, `style` and `children` functions. */
export interface LikeButtonState {
  /** Whether the viewer likes the profile. @selector [data-selected] */
  isSelected: boolean;
  /** Whether the viewer and the member like each other. @selector [data-mutual] */
  isMutual: boolean;
}

/** Props of `LikeButton.Root`. */
export interface LikeButtonRootProps extends Omit<PartProps<'button', LikeButtonState>, 'onChange'> {
  /** Name of the member, part of the accessible name. */
  name: string;
  /** Whether the viewer likes the profile (controlled). Default: uncontrolled. @selector [data-selected] */
  isSelected?: boolean;
  /** Whether the viewer likes the profile at first (uncontrolled). Default: false. */
  defaultSelected?: boolean;
  /** Called with whether the viewer likes the profile now. Default: nothing. */
  onChange?: (isSelected: boolean) => void;
  /** Whether the viewer and the member like each other. Default: false. @selector [data-mutual] */
  isMutual?: boolean;
}

/**
 * Unstyled toggle button that likes or unlikes a member. Pass an icon as children; the accessible name contains the
 * member's name. Prevent the default in `onClick` to skip the change. `LikeButton.Connected` sends the like too.
 */
export function LikeButtonRoot({
  name,
  isSelected: controlledSelection,
  defaultSelected,
  onChange,
  isMutual = false,
  as: Frame = 'button',
  ...props
}: LikeButtonRootProps) {
  const { t } = useTranslation('likes');
  const [isSelected, setSelected] = useControlled({
    part: 'LikeButton.Root',
    value: { isSelected: controlledSelection },
    defaultValue: { defaultSelected },
    onChange: { onChange },
    initial: false,
  });
  const onClick = (event: MouseEvent) => {
    if (!event.defaultPrevented) setSelected(!isSelected);
  };
  const ownProps = { 'aria-label': t('like', { name }), onClick };
  return (
    <Frame {...usePart(props, { isSelected, isMutual }, ownProps)} type="button" aria-pressed={isSelected} />
  );
}
