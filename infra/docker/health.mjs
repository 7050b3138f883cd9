/** The health check of every image, in node, because the images have no curl. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).catch((error) => {
  // `docker inspect` shows the output of a check with its outcome.
  console.error(error.cause?.message ?? error.message);
});
process.exit(answer?.ok ? 0 : 1);
