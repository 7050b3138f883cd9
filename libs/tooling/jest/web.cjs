const { base, run } = require('./base.cjs');

/** Jest for what runs in the browser: one project `unit` in jsdom with Testing Library's matchers. */
function webConfig(rootDir) {
  return {
    ...run,
    projects: [
      {
        ...base(rootDir, 'web'),
        displayName: 'unit',
        testEnvironment: require.resolve('./jsdom-environment.cjs'),
        testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
        setupFilesAfterEnv: [require.resolve('./jsdom-setup.cjs')],
        moduleNameMapper: { '\\.(css|svg|png|woff2)$': require.resolve('./asset.cjs') },
      },
    ],
  };
}

module.exports = { webConfig };
