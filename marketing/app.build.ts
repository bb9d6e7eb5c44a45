import type { AppDescription } from '@suite/build/app-description';

export const app: AppDescription = {
  name: 'marketing',
  role: 'remote',
  folder: import.meta.dirname,
  entry: './src/app/mount.ts',
  prerender: './src/app/prerender.tsx',
  publicFiles: async () => {
    const { createPublicFiles } = await import('./public-files/public-files.ts');
    return createPublicFiles();
  },
};
