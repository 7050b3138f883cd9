const CHECK_MILLISECONDS = 1_000;

/** Options of Fastify that cut off a request whose headers and body have not come whole in time. Alone it waits without end. */
export function cutSlowRequests(seconds: number) {
  const requestTimeout = seconds * 1_000;
  return {
    requestTimeout,
    // Node takes the longer of the two for the body, so the headers may not have longer than the whole.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: CHECK_MILLISECONDS },
  };
}
