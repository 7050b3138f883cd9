/**
 * Loaded into each Node process before its program: SIGWINCH, which no program here minds, collects its garbage. What it
 * holds afterwards is in use; between two collections of V8's own a process under load may grow by half, whatever it holds.
 */
require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
process.on('SIGWINCH', () => collect());
