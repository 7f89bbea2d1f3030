import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry.tsx';

export const metadata = { title: 'An app outside the workspace', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
