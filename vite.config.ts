import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { codeSplitting } from './vite.chunks.config.ts';

const page = (name: string): string => fileURLToPath(new URL(`src/web/${name}`, import.meta.url));

const SERVER = 'http://127.0.0.1:3000';

/** Pages that Vite serves cannot say of which session they are; asked as by no browser, the server does not ask them to. */
const API: ProxyOptions = {
  target: SERVER,
  configure: (proxy) => {
    const forget = (request: { removeHeader: (name: string) => void }) => {
      request.removeHeader('origin');
      request.removeHeader('sec-fetch-site');
    };
    proxy.on('proxyReq', forget);
    proxy.on('proxyReqWs', forget);
  },
};

/** Two pages: the light door before the login, and the app behind it. */
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwind()],
  resolve: {
    conditions: ['himma-source', 'module', 'browser', 'development|production'],
    // What reads and writes Excel unpacks and packs large parts in a worker made of a blob, which our content policy
    // refuses to start, and then waits for ever. It has no option against it.
    alias: [{ find: /^fflate$/u, replacement: page('lib/zip-in-page.ts') }],
  },
  // The picture of the login is made in Node.
  ssr: { resolve: { conditions: ['himma-source', 'module', 'node', 'development|production'] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The policy forbids scripts and fonts from data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [page('door.html'), page('app.html')],
      checks: { pluginTimings: false },
      output: { codeSplitting },
    },
  },
  server: { proxy: { '/api': API, '/audios': SERVER, '/live': { ...API, ws: true } } },
});
