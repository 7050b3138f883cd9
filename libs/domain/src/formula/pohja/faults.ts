import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { keikkaSchema } from '../keikka/keikka-variables.js';
import { isFormulaError } from '../language/formula-error.js';
import { compile, evaluate } from '../run/formula.js';

/** Collects what is wrong with the formulas of a row, for the person who looks at it. */
export class Faults {
  private readonly said: string[] = [];

  get text(): string {
    return this.said.join('. ');
  }

  say(virhe: string): void {
    this.said.push(virhe);
  }

  add<Value>(what: string, why: string, instead: Value): Value {
    this.say(`${what} ei kelpaa: ${why}`);
    return instead;
  }

  numberOf(what: string, source: string, facts: KeikkaFacts): number {
    const outcome = evaluate(compile(source, keikkaSchema, 'number'), facts);
    if (isFormulaError(outcome)) return this.add(what, outcome.value ?? outcome.text, 0);
    return outcome ?? this.add(what, 'ei arvoa', 0);
  }

  textOf(what: string, source: string, facts: KeikkaFacts): string {
    const outcome = evaluate(compile(source, keikkaSchema, 'text'), facts);
    return isFormulaError(outcome) ? this.add(what, outcome.text, '') : outcome;
  }
}
