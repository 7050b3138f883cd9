const { readFileSync } = require('node:fs');
const path = require('node:path');
const { importingPattern, untouchedPattern } = require('./esm-packages.cjs');

const root = path.resolve(__dirname, '../../..');
const swcrc = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));

/** The build's own compiler options with CommonJS output, so that tests run what the build makes. */
function swc(parser, sourceMaps = 'inline', isModule = 'unknown') {
  const transform = { ...swcrc.jsc.transform, react: { runtime: 'automatic' } };
  return [
    require.resolve('./transformer.cjs'),
    {
      swcrc: false,
      isModule,
      sourceMaps,
      jsc: { ...swcrc.jsc, parser, transform },
      module: { type: 'commonjs' },
    },
  ];
}

/**
 * What every Jest project of the workspace has in common.
 *
 * Jest keeps compiled files by the `id` of a project. Projects of one kind share one, so that a package is compiled once
 * for all of them; they must then find modules by the same rules, which is what makes them one kind.
 */
function base(rootDir, kind) {
  return {
    id: kind,
    rootDir,
    resolver: require.resolve('./resolver.cjs'),
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    transform: {
      [importingPattern]: swc({ syntax: 'ecmascript' }, false, true),
      // Nobody debugs packages, and their source maps are as large as they are.
      '/node_modules/.+\\.m?js$': swc({ syntax: 'ecmascript' }, false),
      '\\.tsx$': swc({ syntax: 'typescript', tsx: true, decorators: true }),
      '\\.ts$': swc({ syntax: 'typescript', tsx: false, decorators: true }),
      '\\.m?js$': swc({ syntax: 'ecmascript' }),
    },
    transformIgnorePatterns: [untouchedPattern()],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    testEnvironmentOptions: { customExportConditions: ['@keikka/source', 'node', 'node-addons'] },
  };
}

/** Options of the run itself. Two workers, because a build machine has two cores. */
const run = {
  watchman: false,
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  maxWorkers: 2,
  passWithNoTests: true,
};

module.exports = { base, run };
