import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findCommand, isRoot, mustRun } from './commands.mjs';

const NO_SERVICE_START = '/usr/sbin/policy-rc.d';

export const canInstallWithApt = () => isRoot() && findCommand('apt-get') !== undefined;

/**
 * Installs without starting the packages' own services, which would hold the standard ports.
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ownPolicy = !existsSync(NO_SERVICE_START);
  if (ownPolicy) writeFileSync(NO_SERVICE_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await mustRun('apt-get', ['update'], { env });
    await mustRun('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { env });
  } finally {
    if (ownPolicy) rmSync(NO_SERVICE_START);
  }
}
