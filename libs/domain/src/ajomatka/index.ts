export * from './matka-arvio.js';
export * from './metres-between.js';
