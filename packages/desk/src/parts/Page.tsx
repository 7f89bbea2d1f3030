import { vars } from '@meetcute/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useTexts } from '../texts/texts.ts';

const Main = styled.main`
  display: grid;
  gap: ${vars.space[5]};
  inline-size: min(72rem, 100%);
  margin-inline: auto;
  padding: ${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]};

  /* A status without text has no row. */
  > :empty {
    position: absolute;
  }
  h1 {
    font-size: ${vars.type.heading};
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: ${vars.type.title};
  }
  [data-part='muted'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='news'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    color: ${vars.text};
  }
  a:not([data-variant]) {
    color: ${vars.accentText};
  }
`;

/** Props of `Page`. */
export interface PageProps {
  /** Heading of the page, and title of the window. */
  title: string;
  /** Content. */
  children: ReactNode;
}

/** Page with its heading, which gets the focus after a navigation within the desk. */
export function Page({ title, children }: PageProps) {
  const t = useTexts();
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t('title')}`;
  });
  // Another query of the same page, such as a filter, leaves the focus where it is.
  const shownAt = useRef(key === 'default' ? pathname : null);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    heading.current?.focus();
  }, [pathname]);
  return (
    <Main id="content">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Main>
  );
}
