import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { persistedOperations, publicAddresses } from './vite.config.ts';

/** The build that the web server renders pages with. Runs after the build for browsers. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [persistedOperations(), publicAddresses(), react()],
  // One React, the fast one, whatever `NODE_ENV` says where it runs.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: join(import.meta.dirname, 'dist/.render'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    assetsInlineLimit: 0,
  },
});
