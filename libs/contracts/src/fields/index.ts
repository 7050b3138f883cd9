export * from './canonical.js';
export * from './field.js';
export * from './json-schema.js';
export * from './limits.js';
export * from './readable.js';
export * from './words.js';
