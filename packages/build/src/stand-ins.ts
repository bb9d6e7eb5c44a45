import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const file = (name: string) => fileURLToPath(import.meta.resolve(`@suite/ui/stand-ins/${name}`));

/** For styled-components itself, in a browser only. */
export const styledComponents = file('styled-components');

/** Modules of packages, by the end of their path. */
const modules = {
  'lucide-react/dist/esm/createLucideIcon.mjs': file('create-icon'),
  'stylis/src/Prefixer.js': file('stylis-prefixer'),
};

/**
 * Bundles our own small module in place of one that a package brings and this product hardly uses
 * (docs/decisions/0146).
 */
export const standIns = () =>
  Object.entries(modules).map(
    ([module, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/${path.basename(module)}$`), (resource) => {
        const wanted = path.resolve(resource.context, resource.request).replaceAll('\\', '/');
        if (wanted.endsWith(`/node_modules/${module}`)) resource.request = standIn;
      }),
  );
