const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { version } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

const root = path.resolve(__dirname, '../../..');
const ownVersion = createHash('sha1').update(version).update(readFileSync(__filename)).digest('hex');

/** Names that Jest passes to every CommonJS module; an ES module may declare them itself. */
const DECLARES_OWN = /^\s*(?:const|let) (__dirname|__filename|require)\b/gm;

function renameOwn(source) {
  const names = new Set(Array.from(source.matchAll(DECLARES_OWN), ([, name]) => name));
  return [...names].reduce(
    (text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), `esm_${name}`),
    source,
  );
}

/**
 * swc, made fit for ES modules that say `const __dirname = …`, which would collide in CommonJS. A compiled file serves
 * every project of the workspace: its key names nothing of the project it was compiled for.
 */
module.exports = {
  createTransformer(options) {
    const cacheVersion = createHash('sha1').update(ownVersion).update(JSON.stringify(options)).digest('hex');
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, file, jest) => swc.process(renameOwn(source), file, jest),
      getCacheKey: (source, file) =>
        createHash('sha1')
          .update(cacheVersion)
          .update(path.relative(root, file))
          .update('\0')
          .update(source)
          .digest('hex'),
    };
  },
};
