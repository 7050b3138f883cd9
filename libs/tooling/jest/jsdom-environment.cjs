const { matchByClassFirst } = require('./quick-styles.cjs');

// Before jsdom is loaded, which takes its functions from each other then.
matchByClassFirst();
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Standard globals of every browser we support that jsdom does not hand on; Node's own are the same standards.
 * Not MessageChannel: React would schedule on it, and an open port keeps the process alive.
 */
const fromNode = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
];

/** jsdom with the globals it lacks. They must be there before the first import, so a set-up file is too late. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Otherwise bytes made by TextEncoder would not be instances of the test's own Uint8Array.
    this.global.Uint8Array = Uint8Array;
  }
};
