// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';

/** Distance from the button, in pixels. */
const GAP = 6;

export interface ToolPopoverProps {
  /** Id of the popover on the page. */
  id: string;
  /** Accessible name of the popover. */
  label: string;
  isActive: boolean;
  /** Icon and name of the tool. */
  tool: React.ReactNode;
  children: React.ReactNode;
}

/**
 * Tool with a popover. Storybook's own keeps the focus, which the steps of a story in the canvas then lose, and lets the
 * page shine through.
 */
export function ToolPopover({ id, label, isActive, tool, children }: ToolPopoverProps) {
  const theme = useTheme();
  const popover = React.useRef<HTMLDivElement>(null);
  const button = React.useRef<HTMLButtonElement>(null);
  const setButton = (element: HTMLButtonElement | null) => {
    button.current = element;
    // Storybook's button drops the attribute as a prop.
    element?.setAttribute('popovertarget', id);
  };
  React.useEffect(() => {
    const element = popover.current!;
    const place = () => {
      const { left, bottom } = button.current!.getBoundingClientRect();
      Object.assign(element.style, { left: `${left}px`, top: `${bottom + GAP}px` });
    };
    const enter = () => {
      if (element.matches(':popover-open'))
        element.querySelector<HTMLElement>('select, input, button')?.focus();
    };
    element.addEventListener('beforetoggle', place);
    element.addEventListener('toggle', enter);
    return () => {
      element.removeEventListener('beforetoggle', place);
      element.removeEventListener('toggle', enter);
    };
  }, []);
  return (
    <>
      <Button
        ref={setButton}
        variant={isActive ? 'outline' : 'ghost'}
        padding="small"
        ariaLabel={false}
        aria-haspopup="dialog"
      >
        {tool}
      </Button>
      {/* Outside the toolbar, which takes the key Tab. */}
      {createPortal(
        <div
          ref={popover}
          id={id}
          role="dialog"
          aria-label={label}
          {...{ popover: 'auto' }}
          style={{
            position: 'fixed',
            margin: 0,
            padding: 16,
            border: `1px solid ${theme.appBorderColor}`,
            borderRadius: theme.appBorderRadius,
            background: theme.background.content,
            color: theme.color.defaultText,
            boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
          }}
        >
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}
