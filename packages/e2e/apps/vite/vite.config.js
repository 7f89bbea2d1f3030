import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: { target: 'esnext', rolldownOptions: isSsrBuild ? {} : { input: ['index.html', 'guide.html'] } },
}));
