// Shared modules are negotiated before any of our code runs, so everything is behind this asynchronous
// import.
void import('./standalone.js');
