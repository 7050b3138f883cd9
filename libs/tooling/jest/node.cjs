const { base, run } = require('./base.cjs');

/**
 * Jest for what runs on Node: the projects `unit` (`*.spec.ts`) and `integration` (`*.integration.spec.ts`, real
 * infrastructure). Choose one with `--selectProjects`.
 */
function nodeConfig(rootDir) {
  const common = { ...base(rootDir, 'node'), testEnvironment: 'node' };
  return {
    ...run,
    projects: [
      {
        ...common,
        displayName: 'unit',
        testMatch: ['<rootDir>/**/*.spec.{ts,mjs}'],
        testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.integration\\.spec\\.'],
      },
      {
        ...common,
        displayName: 'integration',
        testMatch: ['<rootDir>/**/*.integration.spec.ts'],
        setupFilesAfterEnv: [require.resolve('./integration-setup.cjs')],
      },
    ],
  };
}

module.exports = { nodeConfig };
