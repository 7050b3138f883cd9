import { Controller, Inject, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceClient } from '@keikka/server';
import { Input } from './input.js';
import type { Door, Passed } from './passes.js';

/** How OpenAPI knows the calls of a table: by the controller `<of>Controller`, under a tag. */
interface Resource {
  of: string;
  tag: string;
}

interface Passing {
  client: ServiceClient;
}

/**
 * The controller of a resource's calls that are only handed on, one route for each line of the table. They are routes
 * like any other: the same guard, checks, envelope and description.
 */
export function doors({ of, tag }: Resource, ...table: readonly Door[]): Type {
  @ApiTags(tag)
  @Controller()
  class Doors implements Passing {
    constructor(@Inject(ServiceClient) readonly client: ServiceClient) {}
  }
  Object.defineProperty(Doors, 'name', { value: `${of}Controller` });
  for (const door of table) hang(Doors.prototype, door);
  return Doors;
}

/** As if the class had been written with a method of this name, `@Input()` at its parameter, and the decorators. */
function hang(prototype: Passing, { name, message, decorators }: Door): void {
  const method = {
    [name](this: Passing, input: unknown): Promise<unknown> {
      return this.client.ask(message, input);
    },
  };
  const descriptor = Object.getOwnPropertyDescriptor(method, name) as TypedPropertyDescriptor<Passed>;
  Object.defineProperty(prototype, name, descriptor);
  Input()(prototype, name, 0);
  for (const decorate of decorators) decorate(prototype, name, descriptor);
}
