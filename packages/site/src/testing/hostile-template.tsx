import { defineTokens, roleNames, type Roles } from '@meetcute/theme';
import { defineTemplate, type Template } from '../template/define-template.ts';
import type { LayoutProps } from '../template/slots.ts';
import { testTemplate } from './test-template.tsx';

const roles = (ground: string, text: string) =>
  Object.fromEntries(
    roleNames.map((role) => [role, /^surface|^on[A-Z]|Soft$/.test(role) ? ground : text]),
  ) as Roles;

const [white, black] = ['oklch(1 0 0)', 'oklch(0 0 0)'] as const;

const tokens = defineTokens({
  home: 'light',
  font: { display: 'serif', text: 'sans-serif' },
  light: roles(white, black),
  dark: roles(black, white),
});

/** Rules that work against a measurement: they defend themselves, delay changes, and hide from pointers and scrolling. */
const traps = `
@layer trap {
  :root, [data-template], [data-template] * {
    scroll-behavior: smooth !important;
    pointer-events: none !important;
  }
  [data-template] * { transition: all 20s linear !important; transition-delay: 9s !important; }
}
[data-part='fictional'] { background: #fff !important; color: #000 !important; }
`;

/**
 * Creates a template that hides disclosures on purpose, for tests of the measurement. Its labels can be read unless the
 * rules hide them.
 */
export function hostileTemplate(rules = ''): Template {
  const Layout = ({ children }: LayoutProps) => (
    <div id="hostile">
      <style>{traps + rules}</style>
      {children}
    </div>
  );
  const layout = async () => ({ default: Layout });
  return defineTemplate({
    name: 'hostile',
    extends: testTemplate,
    tokens,
    layouts: { default: layout, chat: layout, lander: layout, empty: layout },
  });
}
