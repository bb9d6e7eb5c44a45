import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const file = (name: string) => fileURLToPath(import.meta.resolve(`@suite/ui/stand-ins/${name}`));

/** Replacement for styled-components, in browser builds only. */
export const styledComponents = file('styled-components');

/** Replaced modules by path suffix. */
const modules = {
  'lucide-react/dist/esm/createLucideIcon.mjs': file('create-icon'),
  'stylis/src/Prefixer.js': file('stylis-prefixer'),
};

/** Replaces large modules of which we use little with small ones of our own (docs/decisions/0146). */
export const standIns = () =>
  Object.entries(modules).map(
    ([module, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/${path.basename(module)}$`), (resource) => {
        const wanted = path.resolve(resource.context, resource.request).replaceAll('\\', '/');
        if (wanted.endsWith(`/node_modules/${module}`)) resource.request = standIn;
      }),
  );
