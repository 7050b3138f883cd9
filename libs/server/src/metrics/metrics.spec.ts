import { Failure } from '@keikka/contracts';
import { Metrics } from './metrics.js';

describe('Metrics', () => {
  it.each([
    ['ok', () => Promise.resolve(1)],
    ['refused', () => Promise.reject(new Failure('KEIKKA.NO_ACCESS'))],
    ['error', () => Promise.reject(new Failure('SERVICE.UNAVAILABLE'))],
    ['error', () => Promise.reject(new Error('of nobody'))],
  ])('count what ends as %s', async (outcome, work) => {
    const metrics = new Metrics();
    await metrics.time<number>('http', 'GET /x', work).catch(() => undefined);
    expect(await metrics.registry.metrics()).toContain(
      `keikka_request_duration_seconds_count{kind="http",name="GET /x",outcome="${outcome}"} 1`,
    );
  });
});
