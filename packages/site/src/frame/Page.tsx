import type { RouteLayout } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../template/context.ts';
import { HydrationMarker } from './HydrationMarker.tsx';

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
  scroll-margin-block-start: ${vars.layout.bar};
`;

/** Props of `Page`. */
export interface PageProps {
  /** Name of the layout. */
  layout: RouteLayout;
  /** Whether the layout has its navigation. Default: true. */
  hasNavigation?: boolean | undefined;
  /** The screen. */
  children: ReactNode;
}

/**
 * Renders a screen inside its layout (spec: shell.page-inside-layout). The `main` element belongs to the
 * shell, so that skip link and focus handling work in every template.
 */
export function Page({ layout, hasNavigation = true, children }: PageProps) {
  const Layout = useStore().layout(layout);
  return (
    <Layout hasNavigation={hasNavigation}>
      <Main id="main" tabIndex={-1}>
        <Suspense>
          {children}
          <HydrationMarker />
        </Suspense>
      </Main>
    </Layout>
  );
}
