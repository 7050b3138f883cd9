const { webConfig } = require('@keikka/tooling/jest/web.cjs');

module.exports = webConfig(__dirname);
