export * from './input-class.js';
export { tidyText } from './decorators.js';
