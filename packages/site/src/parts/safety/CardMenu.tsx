import { vars } from '@meetcute/theme';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled(Popover)`
  min-inline-size: 12rem;
  max-inline-size: min(20rem, calc(100vw - 2 * ${vars.layout.gutter}));
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.medium};
  background: ${vars.dialog.surface};
  color: ${vars.text};
  box-shadow: ${vars.shadow.floating};

  [role='menu'] {
    display: grid;
    padding: ${vars.space[2]};
    outline: none;
  }
  [role='menuitem'] {
    display: grid;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} ${vars.space[3]};
    border-radius: ${vars.radius.small};
    outline: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [role='menuitem'][data-focused] {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  [role='menuitem'][data-focus-visible] {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

/** Props of `CardMenu`. */
export interface CardMenuProps {
  /** Name of the member. */
  name: string;
  /** Button that opened the menu. */
  trigger: HTMLElement;
  /** Called with the chosen item. */
  onChoose: (what: 'report' | 'block') => void;
  /** Called when the menu closes without a choice. */
  onClose: () => void;
}

/** Menu of a card: report or block the member. What is chosen opens the dialog. */
export default function CardMenu({ name, trigger, onChoose, onClose }: CardMenuProps) {
  const { t } = useTranslation(['safety', 'common']);
  const label = t('common:safety.open', { name });
  return (
    <Frame
      isOpen
      aria-label={label}
      triggerRef={{ current: trigger }}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- A menu has the focus while it is open.
        autoFocus="first"
        onAction={(key) => onChoose(key === 'report' ? 'report' : 'block')}
      >
        <MenuItem id="report">{t('choose.report', { name })}</MenuItem>
        <MenuItem id="block">{t('choose.block', { name })}</MenuItem>
      </Menu>
    </Frame>
  );
}
