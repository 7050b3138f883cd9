import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Failure } from '@keikka/contracts';

interface FieldProblem {
  field: string;
  problem: string;
}

/** Each wrong field with what is wrong with it, nested fields by their path. */
export function fieldProblems(found: readonly ValidationError[], parent = ''): FieldProblem[] {
  return found.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent + property;
    return [
      ...Object.values(constraints).map((problem) => ({ field, problem })),
      ...fieldProblems(children, `${field}.`),
    ];
  });
}

/** Takes what a DTO declares, drops the rest, and names every wrong field. */
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    validationError: { target: false, value: false },
    exceptionFactory: (found) => new Failure('REQUEST.INVALID', fieldProblems(found)),
  });
