import { visuallyHiddenCss } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import type { Icon } from '@phosphor-icons/react/lib';
import { NavLink } from '../router/index.ts';
import { styled } from 'styled-components';
import { countCss } from './count-css.ts';

const Round = styled(NavLink)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.layout.touch};
  block-size: ${vars.layout.touch};
  border-radius: ${vars.radius.full};
  color: inherit;

  &:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  &[aria-current] {
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  [data-part='count'] {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: calc(50% + 2px);
    ${countCss}
    font-weight: ${vars.weight.strong};
  }
  &:has([data-part='amount']) {
    /* In a rail the amount stands below its icon. */
    grid-auto-flow: var(--mc-amount, column);
    gap: 0 ${vars.space[1]};
    inline-size: auto;
    block-size: auto;
    min-inline-size: ${vars.layout.touch};
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[1]} ${vars.space[2]};
    line-height: ${vars.leading.tight};
    text-decoration: none;
  }
  [data-part='amount'] {
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  [data-part='hidden'] {
    ${visuallyHiddenCss}
  }
`;

/** Props of `BarLink`. */
export interface BarLinkProps {
  /** Address of the page. */
  to: string;
  /** Icon of the link; filled on the current page. */
  icon: Icon;
  /** Accessible name of the link. */
  label: string;
  /** Number of new entries; shows 99+ above 99. Default: 0, no badge. */
  count?: number;
  /** Amount beside the icon, which `label` names too; shows 999+ above 999. Default: none. */
  amount?: number;
  /** The count as text for screen readers. */
  countLabel?: string;
}

/** Icon link in the page's head with an optional badge. */
export function BarLink({ to, icon: Shown, label, amount, count = 0, countLabel }: BarLinkProps) {
  return (
    <Round to={to}>
      {({ isActive }) => (
        <>
          <Shown aria-hidden size={22} weight={isActive ? 'fill' : 'regular'} />
          {amount !== undefined && (
            <span data-part="amount" aria-hidden>
              {amount > 999 ? '999+' : amount}
            </span>
          )}
          <span data-part="hidden">{label}</span>
          {count > 0 && (
            <>
              <span data-part="count" aria-hidden>
                {count > 99 ? '99+' : count}
              </span>
              <span data-part="hidden">{countLabel}</span>
            </>
          )}
        </>
      )}
    </Round>
  );
}
