import type { Field, Fields } from '../fields/field.js';
import { Day, Decimal, Measure, Flag, Id, IdOrZero, Instant, Text, Whole } from './decorators.js';
import { Ids, ListOf, RecordOf } from './nested.js';

export type InputClass = new () => object;

/** The class that validates an input: exactly the declared fields. */
export function inputClass(declared: Fields): InputClass {
  // A function, because decorators declare the fields and the class body stays empty.
  const Input = function Input() {} as unknown as InputClass;
  for (const [name, field] of Object.entries(declared)) decoratorOf(field)(Input.prototype as object, name);
  return Input;
}

function decoratorOf(field: Field): PropertyDecorator {
  const options = { optional: field.optional, nullable: field.nullable };
  switch (field.kind) {
    case 'text':
    case 'formula':
      return Text(field.max, options);
    case 'whole':
      // The service checks fields whose failure has a printed text of its own.
      return field.refusal ? Whole(-ANY, ANY, options) : Whole(field.from, field.to, options);
    case 'decimal':
      return Decimal(field, options);
    case 'flag':
      return Flag(options);
    case 'id':
      return Id(options);
    case 'reference':
      return IdOrZero(options);
    case 'instant':
      return Instant(options);
    case 'day':
      return Day(options);
    case 'number':
      return Measure(field, options);
    case 'ids':
      return Ids(field.most, options);
    case 'record': {
      const Inner = inputClass(field.fields);
      return RecordOf(() => Inner, options);
    }
    case 'lines': {
      const Line = inputClass(field.fields);
      return ListOf(() => Line, field.most, { ...options, id: field.id });
    }
  }
}

/** Far beyond any limit, and still an integer of Postgres. */
const ANY = 1_000_000_000;
