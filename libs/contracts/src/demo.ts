export * from './grid/demo.js';
export * from './invoicing/demo.js';
export * from './order/demo.js';
export * from './staff/demo.js';
