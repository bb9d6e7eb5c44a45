import { configVariables } from '../../api/src/server/config.ts';

const productSettings = new Set([
  ...configVariables,
  'ADMIN_PORT',
  'LIMIT_CONNECTIONS',
  'NODE_ENV',
  'TRUSTED_PROXY',
]);

/** Returns whether a variable of `.env` or the shell configures the product. Company facts do not count. */
export const isProductSetting = (name: string) => productSettings.has(name);
