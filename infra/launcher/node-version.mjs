const oldestNode = { major: 20, minor: 19 };

/** @param {string} [version] */
export function assertNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return;
  const oldest = `${oldestNode.major}.${oldestNode.minor}`;
  throw new Error(`Keikka needs Node ${oldest} or newer; this is Node ${version}. See https://nodejs.org.`);
}
