import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { runService } from '@keikka/server';
import { schemaOf } from '@keikka/server/testing';
import { startTestService, type TestService } from '@keikka/testing';
import { DemoService } from '../src/demo/demo.service.js';
import { KeikkaTilaClock } from '../src/keikka-tila/keikka-tila-clock.service.js';
import { OrderModule } from '../src/order.module.js';
import { orderPersistence } from '../src/order.persistence.js';
import { alone, keikka, places } from './order-company.js';

describe('the sweep of statuses', () => {
  let service: TestService<NestFastifyApplication>;

  beforeAll(async () => {
    service = await startTestService('order', schemaOf(orderPersistence), (env) =>
      runService(OrderModule.from({ ...env, ...alone }), env),
    );
    const due = Array.from({ length: 450 }, (_, index) =>
      keikka(index + 1, { keikkaTilaId: index % 2 ? 4 : 5, betonit: [] }),
    );
    await service.app.get(DemoService).load({ ...places, keikat: due });
  });

  afterAll(() => service.stop());

  it('moves each due order on once, though several replicas sweep and readers load (A-3) [O-108]', async () => {
    const clock = service.app.get(KeikkaTilaClock);
    await Promise.all([
      clock.sweep(),
      clock.sweep(),
      clock.advance(1),
      clock.advance(449),
      clock.advance(449),
    ]);
    const [counts] = await service.app.get(DataSource).query<[object]>(`select
      (select count(*)::int from keikka where keikka_tila_id = 9) as delivered,
      (select count(*)::int from keikka where varmenne > 1) as disturbed,
      (select count(*)::int from step_log where step_log_type_id = 21) as logged,
      (select count(*)::int from outbox) as events`);
    expect(counts).toEqual({ delivered: 450, disturbed: 0, logged: 450, events: 450 });
  });
});
