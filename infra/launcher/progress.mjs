const startedAt = Date.now();

/**
 * Prints a step with its duration. On a terminal a running step shows at once.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begin = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`);
  const end = (/** @type {string} */ mark) => {
    const clear = process.stdout.isTTY ? '\r\u001b[2K' : '';
    process.stdout.write(`${clear}  ${mark} ${title.padEnd(52)} ${seconds(Date.now() - begin)}\n`);
  };
  try {
    const result = await work();
    end('✔');
    return result;
  } catch (error) {
    end('✘');
    throw error;
  }
}

/** @param {string} text */
export function tell(text) {
  const clear = process.stdout.isTTY ? '\r\u001b[2K' : '';
  process.stdout.write(`${clear}    ${text.replaceAll('\n', '\n    ')}\n`);
}

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

export const millisecondsSinceStart = () => Date.now() - startedAt;
