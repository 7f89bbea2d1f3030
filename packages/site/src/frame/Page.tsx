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

/** A screen inside its layout (spec: shell.page-inside-layout). The `main` is the shell's, so skip link and focus find it in every template. */
export function Page({ layout, children }: { layout: RouteLayout; children: ReactNode }) {
  const Layout = useStore().layout(layout);
  return (
    <Layout>
      <Main id="main" tabIndex={-1}>
        <Suspense>
          {children}
          <HydrationMarker />
        </Suspense>
      </Main>
    </Layout>
  );
}
