const { nodeConfig } = require('@keikka/tooling/jest/node.cjs');

const config = nodeConfig(__dirname);

/** libs/testing/builders is a project of its own. */
const roots = ['src', 'servers', 'product'].map((folder) => `<rootDir>/${folder}`);

module.exports = { ...config, projects: config.projects.map((project) => ({ ...project, roots })) };
