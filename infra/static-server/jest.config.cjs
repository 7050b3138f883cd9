const { nodeConfig } = require('@keikka/tooling/jest/node.cjs');

module.exports = nodeConfig(__dirname);
