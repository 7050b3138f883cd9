/** The server that a test or a measurement plays, without the library that renders tests. */
export * from './answers.js';
export type { SeenCall } from './seen-call.js';
export { StandInBff, type AskedCall } from './stand-in-bff.js';
