/**
 * Runs all tasks in their order, a number of them at a time. A failed task does not stop the others; the first failure
 * is thrown at the end.
 * @param {readonly (() => Promise<unknown>)[]} works
 * @param {number} width how many at a time
 */
export async function sideBySide(works, width) {
  const waiting = [...works];
  /** @type {unknown[]} */
  const failures = [];
  const lane = async () => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift())
      await work().catch((/** @type {unknown} */ error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (failures.length > 0) throw failures[0];
}
