import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WEB_ROOT = 'dist/web';
const assets = readdirSync(at(`${WEB_ROOT}/assets`)).map((name) => `/assets/${name}`);

const sealOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(at(WEB_ROOT + path)))
    .digest('base64');

/** The service worker: one file at the root of the pages, built after them since it knows their files by their seals. */
export default defineConfig({
  resolve: { conditions: ['himma-source', 'module', 'browser', 'development|production'] },
  define: {
    BUILT: JSON.stringify(Object.fromEntries(['/app.html', '/boot.js', ...assets].map((path) => [path, sealOf(path)]))),
  },
  build: {
    outDir: WEB_ROOT,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: at('src/web/lib/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
