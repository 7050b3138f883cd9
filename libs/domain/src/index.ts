export * from './permission/permission.js';
