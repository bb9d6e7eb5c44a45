import type { AppDescription } from '@suite/build/app-description';

export const app: AppDescription = {
  name: 'shell',
  role: 'host',
  folder: import.meta.dirname,
  entry: './src/app/main.tsx',
  prerender: './src/app/prerender.tsx',
};
