// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'storybook/internal/components';
import { useTheme } from 'storybook/theming';

/** Distance from the button, in pixels. */
const GAP = 6;
const WIDTH = '18rem';

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

const stop = (event: React.SyntheticEvent) => event.stopPropagation();

/**
 * Tool with a popover. Storybook's own keeps the focus, which the steps of a story in the canvas then lose, and is
 * transparent. A press in the canvas does not close this one, and neither does Escape there: its button does.
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
      const inWindow = `max(0px, min(${left}px, 100vw - ${WIDTH} - ${GAP}px))`;
      Object.assign(element.style, { left: inWindow, top: `${bottom + GAP}px` });
    };
    const focusFirstField = () => {
      if (element.matches(':popover-open'))
        element.querySelector<HTMLElement>('select, input, button')?.focus();
    };
    element.addEventListener('beforetoggle', place);
    element.addEventListener('toggle', focusFirstField);
    return () => {
      element.removeEventListener('beforetoggle', place);
      element.removeEventListener('toggle', focusFirstField);
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
      {/* Outside the toolbar, which takes the key Tab and remembers the focus. */}
      <span style={{ display: 'contents' }} onFocus={stop} onBlur={stop}>
        {createPortal(
          <div
            ref={popover}
            id={id}
            role="dialog"
            aria-label={label}
            {...{ popover: 'auto' }}
            style={{
              position: 'fixed',
              boxSizing: 'border-box',
              inlineSize: WIDTH,
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
            <p style={{ margin: '12px 0 0' }}>
              <Button padding="small" ariaLabel={false} onClick={() => popover.current?.hidePopover()}>
                Done
              </Button>
            </p>
          </div>,
          document.body,
        )}
      </span>
    </>
  );
}
