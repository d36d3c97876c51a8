import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const program = (name: string): string => fileURLToPath(new URL(`src/server/${name}.ts`, import.meta.url));

/**
 * The programs of the server, each with the packages it uses in a few files: read one by one, a thousand modules take as
 * long as all the rest of a start. What is compiled for the machine stays in its package.
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: ['sharp', 'libsql', '@node-rs/argon2'],
    resolve: { conditions: ['himma-source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: true,
    outDir: 'dist/product',
    target: 'node20',
    // Written over and not emptied: `npm run dev` watches the program that stands there.
    emptyOutDir: false,
    rolldownOptions: {
      input: [
        'main',
        'certify',
        'create-admin',
        'make-backup',
        'restore-backup',
        'move',
        'update',
        'check-audit',
        'check-ledger',
        'check-questions',
      ].map(program),
      external: ['pg-native', 'bufferutil', 'utf-8-validate'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
