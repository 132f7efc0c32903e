import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { persistedOperations, publicAddresses } from './vite.config.ts';

/** The gallery as a production build would make it, for the journey that walks it under the production policy. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [persistedOperations(), publicAddresses(), react()],
  build: {
    outDir: join(import.meta.dirname, '../.yarrow/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'gallery.html') },
  },
});
