/** The health check of every image: it has node, and no curl. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).catch((error) => {
  // What a check prints is kept with its outcome: `docker inspect` shows it.
  console.error(error.cause?.message ?? error.message);
});
process.exit(answer?.ok ? 0 : 1);
