/**
 * The types of the contenders as far as the benchmarks use them. Types are checked without the packages, which only the
 * benchmarks install.
 */

declare module '@marcbachmann/cel-js' {
  export class Environment {
    constructor(options: { unlistedVariablesAreDyn: boolean });
    registerFunction(signature: string, run: (...values: never[]) => unknown): this;
    parse(source: string): (context: object) => unknown;
  }
}

declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }
  interface Result {
    requests: { average: number };
    errors: number;
    non2xx: number;
    statusCodeStats?: Record<string, { count: number }>;
  }
  function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }): Promise<Result>;
  export = autocannon;
}

declare module 'expr-eval-fork' {
  export class Parser {
    functions: Record<string, (...values: never[]) => unknown>;
    parse(source: string): { evaluate(context: object): unknown };
  }
}

declare module 'jexl' {
  const jexl: {
    Jexl: new () => {
      addFunction(name: string, run: (...values: never[]) => unknown): void;
      compile(source: string): { evalSync(context: object): unknown };
    };
  };
  export = jexl;
}

declare module 'mathjs' {
  export const all: object;
  export function create(
    factories: object,
    config: object,
  ): {
    import(functions: object, options: { override: boolean }): void;
    compile(source: string): { evaluate(context: object): unknown };
  };
}
