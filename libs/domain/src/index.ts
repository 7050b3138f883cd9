export * from './concrete/betoni-string.js';
export * from './permission/permission.js';
export * from './time/format.js';
export * from './time/helsinki.js';
