const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const OWN_VERSION = createHash('sha1').update(readFileSync(__filename)).digest('hex');

/** Names Jest hands to every CommonJS module; an ES module may well declare them itself. */
const DECLARES_OWN = /^\s*(?:const|let) (__dirname|__filename|require)\b/gm;

function renameOwn(source) {
  const names = new Set(Array.from(source.matchAll(DECLARES_OWN), ([, name]) => name));
  return [...names].reduce(
    (text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), `esm_${name}`),
    source,
  );
}

/** swc, made fit for ES modules that say `const __dirname = …`, which would collide in CommonJS. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, file, jest) => swc.process(renameOwn(source), file, jest),
      getCacheKey: (...input) => `${swc.getCacheKey(...input)}${OWN_VERSION}`,
    };
  },
};
