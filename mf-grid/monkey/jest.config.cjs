const { dirname } = require('node:path');
const { webConfig } = require('@keikka/tooling/jest/web.cjs');

const config = webConfig(dirname(__dirname));
const [project] = config.projects;

/** A run of its own against a product that is running: `npm run monkey:grid`. */
module.exports = {
  ...config,
  projects: [{ ...project, displayName: 'monkey', testMatch: ['<rootDir>/monkey/*.spec.ts'] }],
};
