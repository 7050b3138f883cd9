/**
 * What is wrong with a lockfile, one line each.
 *
 * npm silently leaves out optional binaries whose version the registry lacks for some platform, and the install then
 * fails on the colleague's machine, not on the one that wrote the lockfile. A registry's address must not be in it either
 * (`.npmrc` sees to that): it may be a mirror that others cannot reach.
 *
 * @param {{packages: Record<string, {optionalDependencies?: Record<string, string>, resolved?: string}>}} lockfile
 */
export function lockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([folder, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, folder, name))
      .map((name) => `${folder || 'the root'}: optional ${name} is missing`),
    ...(entry.resolved?.startsWith('http')
      ? [`${folder}: resolved from ${new URL(entry.resolved).origin}`]
      : []),
  ]);
}

/** Searches like Node: in the package's own node_modules, then in those of the folders around it. */
function isLocked(packages, folder, name) {
  for (let around = folder; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    if (`${around ? `${around}/` : ''}node_modules/${name}` in packages) return true;
    if (around === '') return false;
  }
}
