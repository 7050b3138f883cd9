import { applyDecorators, Delete, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { bothForms } from '@keikka/contracts';
import { EnvelopeInterceptor } from './envelope.interceptor.js';

type Verb = (path: string[]) => MethodDecorator;

/**
 * A route of the contract: its printed path, answered with and without `/api` (C-02), HTTP 200 for writes too (C-66),
 * the answer in the envelope of C-95.
 */
function route(verb: Verb, printed: readonly string[]): MethodDecorator {
  return applyDecorators(
    verb(printed.flatMap(bothForms)),
    HttpCode(200),
    UseInterceptors(EnvelopeInterceptor),
  );
}

export const GetRoute = (...printed: string[]): MethodDecorator => route(Get, printed);
export const PostRoute = (...printed: string[]): MethodDecorator => route(Post, printed);
export const DeleteRoute = (...printed: string[]): MethodDecorator => route(Delete, printed);
