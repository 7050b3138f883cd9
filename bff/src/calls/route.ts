import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiParam, ApiQuery } from '@nestjs/swagger';
import {
  bothForms,
  namesInPath,
  type AnswerOf,
  type Call,
  type InputOf,
  type NoInput,
} from '@keikka/contracts';
import { fieldSchema, objectSchema } from '@keikka/contracts/fields';
import { CALLS_KEY, takenBy, type Calls } from './calls-of.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { InputInterceptor } from './input.js';

const verbOf = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;

/** The first parameter of a handler is the input of its call; of a call that takes nothing, it may be anything. */
type Taken<C extends Call> = InputOf<C> extends NoInput ? never : InputOf<C>;

/** A handler takes what its call takes and answers what it promises, or writes the body itself where the call says so. */
type Handler<C extends Call> = (
  input: Taken<C>,
  ...others: never[]
) => C extends { success: 'body' } ? Promise<void> : AnswerOf<C> | Promise<AnswerOf<C>>;

type RouteDecorator<C extends Call> = <H extends Handler<C>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * Answers calls of the contract, each at its printed path with and without `/api` (C-02). Writes answer HTTP 200 too
 * (C-66), and every answer is in the envelope of C-95. Several calls on one handler are one action under several
 * printed paths.
 */
export function Route<C extends Call>(...calls: [C, ...C[]]): RouteDecorator<C> {
  const [{ method }] = calls;
  return applyDecorators(
    verbOf[method](calls.flatMap(({ path }) => bothForms(path))),
    HttpCode(200),
    SetMetadata(CALLS_KEY, calls),
    UseInterceptors(InputInterceptor, EnvelopeInterceptor),
    ...described(calls),
  );
}

/** For OpenAPI. */
function described(calls: Calls): MethodDecorator[] {
  const [call] = calls;
  const takes = Object.entries(takenBy(calls));
  const inPath = new Set(calls.flatMap(namesInPath));
  const parameters = takes.filter(([name]) => inPath.has(name));
  const rest = takes.filter(([name]) => !inPath.has(name));
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return [
    ...parameters.map(([name, field]) => ApiParam({ name, schema: fieldSchema(field) })),
    ...(hasBody
      ? [ApiBody({ schema: objectSchema(Object.fromEntries(rest)) })]
      : rest.map(([name, field]) =>
          ApiQuery({ name, required: !field.optional, schema: fieldSchema(field) }),
        )),
  ];
}
