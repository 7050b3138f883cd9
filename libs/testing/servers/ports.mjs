import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { runCommand } from './commands.mjs';

const LISTENING = '0A';

/**
 * Below the ports that systems give to connections (49152 by the standard, 32768 on Linux), so that none of those takes one
 * between its choice and its use.
 */
const FIRST = 12_000;
const LAST = 32_000;

/** A port that nobody listens on right now. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await canListen(port, '127.0.0.1')) return port;
  }
}

/**
 * Free means free on every interface: a server that listens on [::] only would still take our browser's
 * requests to "localhost".
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * Who listens on a port, as far as this user may see: "redis-server *:6379 (pid 812)", or undefined.
 * @param {number} port
 */
export async function portHolder(port) {
  const pid = process.platform === 'linux' ? listenerFromProc(port) : await listenerFromLsof(port);
  return pid === undefined ? undefined : `${await commandLine(pid)} (pid ${pid})`;
}

/** @param {number} port */
function listenerFromProc(port) {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port)),
  );
  if (inodes.size === 0) return undefined;
  return readNames('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => ownsSocket(pid, inodes));
}

/**
 * @param {string} table
 * @param {number} port
 */
function listeningInodes(table, port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return readText(table)
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === LISTENING)
    .map((columns) => columns[9] ?? '');
}

/**
 * @param {number} pid
 * @param {Set<string>} inodes
 */
function ownsSocket(pid, inodes) {
  return readNames(`/proc/${pid}/fd`).some((fd) => {
    const inode = /^socket:\[(\d+)\]$/.exec(readLink(`/proc/${pid}/fd/${fd}`))?.[1];
    return inode !== undefined && inodes.has(inode);
  });
}

/** @param {number} port */
async function listenerFromLsof(port) {
  const { code, output } = await runCommand('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t']);
  const pid = Number.parseInt(output, 10);
  return code === 0 && Number.isInteger(pid) ? pid : undefined;
}

/** @param {number} pid */
async function commandLine(pid) {
  const fromProc = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  if (fromProc !== '') return fromProc.slice(0, 120);
  const { output } = await runCommand('ps', ['-o', 'command=', '-p', String(pid)]);
  return output.trim().slice(0, 120) || 'a process';
}

/**
 * Every port of the list must be free; the error names each that is not, and who holds it.
 * @param {Readonly<Record<string, number>>} portByName
 */
export async function assertPortsFree(portByName) {
  const checks = Object.entries(portByName).map(async ([name, port]) =>
    (await isPortFree(port)) ? undefined : describeTakenPort(name, port, await portHolder(port)),
  );
  const taken = (await Promise.all(checks)).filter((line) => line !== undefined);
  if (taken.length > 0) throw new Error(taken.join('\n'));
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string | undefined} holder
 */
export function describeTakenPort(name, port, holder) {
  const by = holder === undefined ? 'another program' : holder;
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
  return `Port ${port} (${name}) is taken by ${by}. End that program or choose another port with ${variable}=…`;
}

/**
 * Says something to a TCP server (or nothing) and tells whether its answer holds the expected words.
 * @param {number} port
 * @param {string} say
 * @param {string} expected
 * @returns {Promise<boolean>}
 */
export function answersWith(port, say, expected) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(say));
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('data', (chunk) => end(chunk.toString().includes(expected)));
    socket.once('close', () => resolve(false));
  });
}

// Of processes that end while they are looked at, and of other users', nothing can be read: they are passed over.

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} path */
function readNames(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
