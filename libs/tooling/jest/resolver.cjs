const { existsSync } = require('node:fs');
const path = require('node:path');

const sources = ['.ts', '.tsx'];

/**
 * Our relative imports end in `.js`, as Node requires; in a checkout the file is `.ts` or `.tsx`. Packages are left to
 * Jest, because a package may ship both.
 */
module.exports = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes(`${path.sep}node_modules${path.sep}`)) {
    const stem = path.resolve(options.basedir, request.slice(0, -'.js'.length));
    const source = sources.map((extension) => stem + extension).find((file) => existsSync(file));
    if (source) return source;
  }
  return options.defaultResolver(request, options);
};
