import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en'] }), enforce: 'pre' }],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, pure: true } } },
  resolve: { conditions: ['@meetcute/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/entry.tsx' },
  },
});
