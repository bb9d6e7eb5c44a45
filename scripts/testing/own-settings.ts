import { configVariables } from '../../api/src/server/config.ts';

const ownSettings = new Set([
  ...configVariables,
  'ADMIN_PORT',
  'LIMIT_CONNECTIONS',
  'NODE_ENV',
  'TRUSTED_PROXY',
]);

/** Returns whether a variable configures a user's own product. Company facts do not count. */
export const isOwnSetting = (name: string) => ownSettings.has(name);
