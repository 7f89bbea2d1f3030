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
      const shown = showRules(rule.cssRules);
      // Keeps the condition of a media or container query.
      return shown && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${shown}}`;
    })
    .join('\n');
}

/**
 * Returns the page's own rules for the focus of a keyboard, in which an attribute stands for the focus. Reads the rules of
 * the base styles and of all parts that are on the page, so that the rings shown are those that a reader gets.
 */
export const readFocusRules = (): string =>
  [...document.styleSheets].map(({ cssRules }) => showRules(cssRules)).join('\n');
