/** For specs alone (eslint checks it): the host of a remote with a server that the test plays. */
export * from './render-in-shell.js';
export { readDeclaration } from '../slots/remote-declaration.js';
export { registerSlot } from '../slots/slot-registry.js';
export * from './server.js';
export { AwaitedContext } from '../slots/was-awaited.js';
