export * from './input-class.js';
