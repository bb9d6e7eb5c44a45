import type { AppDescription } from '@suite/build/app-description';

export const app: AppDescription = {
  name: 'admin',
  role: 'remote',
  folder: import.meta.dirname,
  entry: './src/app/mount.ts',
  prerender: './src/app/prerender.tsx',
};
