import { Button, ButtonLink, IconButton, RadioField, TextField } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Attribute of an element that shows its ring without having the focus. */
export const SHOWN_FOCUS = 'data-shown-focus';

const FOCUS = /:focus-visible/g;

/** Returns the rules of a list that draw the focus, for elements with the attribute. */
function showRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus-visible'))
        return `${rule.selectorText.replaceAll(FOCUS, `[${SHOWN_FOCUS}]`)}{${rule.style.cssText}}`;
      if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return '';
      const nestedRules = showRules(rule.cssRules);
      // Keeps the condition of a media or container query.
      return nestedRules && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${nestedRules}}`;
    })
    .join('\n');
}

/**
 * Returns the page's own rules for the focus of a keyboard, in which an attribute stands for the focus. Reads the rules of
 * the base styles and of all parts that are on the page, so that the rings shown are those that a reader gets.
 */
const readFocusRules = (): string =>
  [...document.styleSheets].map(({ cssRules }) => showRules(cssRules)).join('\n');

const Parts = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  justify-items: start;

  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[4]};
  }
`;

const options = [
  { value: 'walk', label: 'A walk' },
  { value: 'coffee', label: 'A coffee' },
];

/** Elements that Tab reaches. Of radio buttons it is the checked one. */
const STOPS = 'button, a, input:not([type="radio"]), input:checked';

export interface FocusedPartsProps {
  /** Whether all parts show their ring at once. Default: only the one that has the focus. */
  areFocused?: boolean;
}

/** Buttons, links and fields of a brand, to see the focus ring on. */
export function FocusedParts({ areFocused = false }: FocusedPartsProps) {
  const parts = useRef<HTMLDivElement>(null);
  const rules = useRef<HTMLStyleElement>(null);
  useLayoutEffect(() => {
    if (!areFocused) return;
    for (const stop of parts.current!.querySelectorAll(STOPS)) stop.setAttribute(SHOWN_FOCUS, '');
    rules.current!.textContent = readFocusRules();
  }, [areFocused]);
  return (
    <Parts ref={parts}>
      {areFocused && <style ref={rules} />}
      <div data-part="buttons">
        <Button>Save</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete</Button>
        <IconButton variant="raised" aria-label="Close">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <ButtonLink href="/members" variant="plain">
        See the members
      </ButtonLink>
      <TextField label="First name" defaultValue="Marit" />
      <RadioField label="Sunday" value="walk" options={options} onChange={() => undefined} />
      <p>
        Read <a href="/safety">how to stay safe</a>.
      </p>
    </Parts>
  );
}
