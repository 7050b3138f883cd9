export * from './fields.js';
export * from './auth.dto.js';
export * from './grid.dto.js';
export * from './keikka.dto.js';
export * from './tuote.dto.js';
