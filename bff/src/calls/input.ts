import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Failure } from '@keikka/contracts';
import { inputClass, type InputClass } from '@keikka/contracts/dto';
import type { Fields } from '@keikka/contracts/fields';
import { callsOf, takenBy } from './calls-of.js';
import { declaredOf } from './declared.js';
import { requestOf } from './request.js';
import { demandTenant } from './tenant.js';

interface FieldProblem {
  field: string;
  problem: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the handler the checked input of its call. Every route of the contract has it. */
    input: object;
  }
}

/** The input of the call from path, query and body. */
export const Input = createParamDecorator(
  (_: unknown, execution: ExecutionContext): object => requestOf(execution).input,
);

/**
 * Checks the input of a call: exactly the declared fields, and only companies and persons that the caller may name
 * (`@Tenant`), whether the handler reads the input or not.
 */
@Injectable()
export class InputInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = execution.getHandler();
    const request = requestOf(execution);
    const { fields, Checked } = formOf(handler);
    request.input = checked(Checked, sentWith(request, fields));
    demandTenant(handler, request.context.actor, request.input);
    return next.handle();
  }
}

/** What the calls of a handler take, and the class that checks it. */
interface Form {
  fields: Fields;
  Checked: InputClass;
}

const forms = new WeakMap<object, Form>();

function formOf(handler: object): Form {
  const known = forms.get(handler);
  if (known) return known;
  const fields = takenBy(callsOf(handler));
  const made = { fields, Checked: inputClass(fields) };
  forms.set(handler, made);
  return made;
}

/**
 * The declared fields of a request. The path comes last, because it overrides query and body.
 * @throws Failure REQUEST.INVALID for a body that is a text, as one is that was too much to be parsed.
 */
function sentWith({ query, body, params }: FastifyRequest, fields: Fields): object {
  if (typeof body === 'string') throw new Failure('REQUEST.INVALID');
  const parts = [query, body ?? {}, params] as object[];
  return Object.assign({}, ...parts.map((part) => declaredOf(fields, part))) as object;
}

/** A client that has more of them is not helped by the rest. */
const MOST_PROBLEMS = 100;

/** @throws Failure REQUEST.INVALID that names the wrong fields. */
function checked(Checked: InputClass, sent: object): object {
  const taken = plainToInstance(Checked, sent);
  const found = validateSync(taken, { forbidUnknownValues: false });
  if (found.length > 0) throw new Failure('REQUEST.INVALID', fieldProblems(found).slice(0, MOST_PROBLEMS));
  return { ...taken };
}

/** Each wrong field with its fault, nested fields by their path. */
function fieldProblems(found: readonly ValidationError[], parent = ''): FieldProblem[] {
  return found.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent + property;
    return [
      ...Object.values(constraints).map((problem) => ({ field, problem })),
      ...fieldProblems(children, `${field}.`),
    ];
  });
}
