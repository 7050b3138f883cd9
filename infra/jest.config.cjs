const { nodeConfig } = require('@keikka/tooling/jest/node.cjs');

const config = nodeConfig(__dirname);

/** infra/demo is a project of its own. */
const roots = ['docker', 'launcher', 'partner-portal-demo', 'soak', 'static-server'].map(
  (folder) => `<rootDir>/${folder}`,
);

module.exports = { ...config, projects: config.projects.map((project) => ({ ...project, roots })) };
