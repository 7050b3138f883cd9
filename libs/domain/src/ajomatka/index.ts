export * from './matka-arvio.js';
export * from './metres-between.js';
export * from './siirtyma.js';
