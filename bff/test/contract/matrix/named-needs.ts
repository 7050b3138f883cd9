import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Call } from '@keikka/contracts';
import { NEEDS_KEY, type Need } from '@keikka/server';
import { CALLS_KEY } from '../../../src/calls/calls-of.js';

/** The needs that the running route of each call names. */
export function namedNeeds(app: INestApplication): ReadonlyMap<Call, readonly Need[]> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const handlers = controllers.flatMap(({ metatype }) => {
    const prototype = metatype?.prototype as Record<string, object> | undefined;
    return prototype ? Object.getOwnPropertyNames(prototype).map((name) => prototype[name]!) : [];
  });
  return new Map(
    handlers.flatMap((handler) => {
      const calls = (Reflect.getMetadata(CALLS_KEY, handler) ?? []) as Call[];
      const needs = Reflect.getMetadata(NEEDS_KEY, handler) as Need[];
      return calls.map((call) => [call, needs] as const);
    }),
  );
}
