/**
 * Metrics of a static server in the text form of Prometheus.
 */
export function metrics() {
  /** @type {Map<string, { count: number, seconds: number }>} */
  const byStatus = new Map();

  return {
    /**
     * @param {number} status
     * @param {number} seconds
     */
    observe(status, seconds) {
      const outcome = `${Math.floor(status / 100)}xx`;
      const { count, seconds: before } = byStatus.get(outcome) ?? { count: 0, seconds: 0 };
      byStatus.set(outcome, { count: count + 1, seconds: before + seconds });
    },

    print() {
      const name = 'keikka_request_duration_seconds';
      const { user, system } = process.cpuUsage();
      return [
        `# HELP ${name} Duration of answers by outcome; its count is the request count.`,
        `# TYPE ${name} summary`,
        ...[...byStatus].flatMap(([outcome, { count, seconds }]) => [
          `${name}_sum{kind="static",outcome="${outcome}"} ${seconds}`,
          `${name}_count{kind="static",outcome="${outcome}"} ${count}`,
        ]),
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n');
    },
  };
}
