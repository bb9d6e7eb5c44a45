/** Packages published as ES modules only, which jest has to transform. */
const esModules = [
  'opencc-js',
  '@otplib',
  '@noble',
  '@scure',
  '@secretlint',
  'msw',
  '@msw',
  '@mswjs',
  'cookie',
  'p-limit',
  'yocto-queue',
  'until-async',
  'rettime',
  '@open-draft',
];

const common = {
  transform: {
    '\\.(?:[cm]?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
  moduleNameMapper: {
    '\\.(?:svg|png|jpe?g|webp|avif|woff2|css)$|\\?(?:url|inline)$': '<rootDir>/scripts/jest/asset.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/'],
  setupFiles: ['<rootDir>/scripts/jest/define-site.ts'],
  restoreMocks: true,
};

export default {
  // A busy machine is no failure.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'api',
      globalSetup: '<rootDir>/api/test/database-template.ts',
      setupFiles: [
        ...common.setupFiles,
        '<rootDir>/scripts/testing/generated-cases.ts',
        '<rootDir>/api/test/cheap-passwords.ts',
      ],
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        ...(process.env.TEST_MYSQL_URL ? ['\\.sqlite\\.'] : []),
      ],
    },
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/{packages,scripts,shell,marketing,admin,bench}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{packages,shell,marketing,admin}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/web-setup.ts'],
    },
  ],
};
