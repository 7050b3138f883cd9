// Shared modules are negotiated before any of our code runs: everything is behind this one asynchronous step.
void import('./bootstrap.js');
