/** The server that a test or a measurement plays, without the library that renders tests. */
export * from './answers.js';
export { StandInBff, type AskedCall, type SeenCall } from './stand-in-bff.js';
