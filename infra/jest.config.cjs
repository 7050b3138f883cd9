const { nodeConfig } = require('@keikka/tooling/jest/node.cjs');

const config = nodeConfig(__dirname);

/** infra/demo, simulators and static-server are projects of their own. */
const roots = ['docker', 'kubernetes', 'launcher', 'monitoring', 'nats', 'partner-portal-demo', 'soak'].map(
  (folder) => `<rootDir>/${folder}`,
);

module.exports = { ...config, projects: config.projects.map((project) => ({ ...project, roots })) };
