import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ASSETS = at('dist/web/assets');

/** The service worker: one file at the root of the pages, built after them since it names their files. */
export default defineConfig({
  define: { BUILT: JSON.stringify(readdirSync(ASSETS).map((name) => `/assets/${name}`)) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: at('src/web/lib/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
