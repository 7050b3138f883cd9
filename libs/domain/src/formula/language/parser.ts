import { formulaError, type FormulaError, type FormulaErrorCode, type Span } from './formula-error.js';
import { choice, functionNamed } from './functions.js';
import { MOST_LEVELS, MOST_NODES } from './limits.js';
import type { BinarySign, FormulaFunction, NameNode, Node, UnaryNode } from './syntax-tree.js';
import type { Token } from './template-reader.js';

/** Resolves a name to its node, or to an error that suggests the nearest known name. */
type Resolve = (name: string, place: Span) => NameNode | FormulaError;

/**
 * The precedence of signs, as in JavaScript, from the weakest. All of them are left-associative; `?:` is below all of
 * them and right-associative.
 */
const powers: ReadonlyMap<string, number> = new Map(
  ['??', '||', '&&', '== != === !==', '< > <= >=', '+ -', '* / %'].flatMap((signs, index) =>
    signs.split(' ').map((sign) => [sign, index + 2] as const),
  ),
);
const CHOICE = 1;
const WEAKEST = 0;

/**
 * A Pratt parser of one formula, whose segments share the limit of nodes. It does not throw: it keeps the first error
 * and skips the remaining tokens, and the caller discards the tree.
 */
export class Parser {
  error: FormulaError | undefined;
  #nodes = 0;
  #depth = 0;
  #tokens: readonly Token[] = [];
  #at = 0;
  readonly #resolve: Resolve;

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** The tree of a segment; the constant null for an empty one. It is meaningless after an error. */
  parse(tokens: readonly Token[]): Node {
    this.#tokens = tokens;
    this.#at = 0;
    if (this.#isAtEnd()) return { ...this.#token, type: 'constant', value: null };
    const tree = this.#expression(WEAKEST);
    if (!this.#isAtEnd()) this.#unexpected();
    return tree;
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #isAtEnd(): boolean {
    return this.#token.kind === 'end';
  }

  #expression(least: number): Node {
    let left = this.#operand();
    for (;;) {
      const sign = this.#token.text;
      if (sign === '?' && least < CHOICE) left = this.#choice(left);
      else {
        const power = powers.get(sign) ?? WEAKEST;
        if (power <= least) return left;
        left = this.#binary(left, sign as BinarySign, power);
      }
    }
  }

  #binary(left: Node, sign: BinarySign, power: number): Node {
    this.#at += 1;
    const right = this.#expression(power);
    if (sign === '??' && (isOrOrAnd(left) || isOrOrAnd(right)))
      this.#fail('SYNTAX', 'Kirjoita sulut: ?? ei sovi merkkien || ja && viereen.', left);
    return this.#count({ type: 'binary', sign, parts: [left, right], from: left.from, to: right.to });
  }

  #choice(test: Node): Node {
    this.#at += 1;
    const yes = this.#inner();
    this.#expect(':');
    const no = this.#inner();
    return this.#count({ type: 'call', callee: choice, parts: [test, yes, no], from: test.from, to: no.to });
  }

  #operand(): Node {
    const token = this.#token;
    const { kind, text, value, from, to } = token;
    if (kind === 'number' || kind === 'text') {
      this.#at += 1;
      return this.#count({ type: 'constant', value, from, to });
    }
    if (kind === 'name') return this.#name(token);
    if (text === '(') return this.#group(token);
    if (text === '!' || text === '-' || text === '+') return this.#unary(token, text);
    return this.#unexpected();
  }

  #group({ from }: Token): Node {
    this.#at += 1;
    const inner = this.#inner();
    const { to } = this.#token;
    this.#expect(')');
    return { ...inner, from, to, grouped: true };
  }

  #unary({ from }: Token, sign: UnaryNode['sign']): Node {
    this.#at += 1;
    const operand = this.#deeper(() => this.#operand());
    return this.#count({ type: 'unary', sign, parts: [operand], from, to: operand.to });
  }

  #name(token: Token): Node {
    const { text, from, to } = token;
    this.#at += 1;
    const callee = functionNamed(text);
    if (callee && this.#token.text === '(') return this.#call(callee, from);
    if (text === 'true' || text === 'false' || text === 'null')
      return this.#count({ type: 'constant', value: text === 'null' ? null : text === 'true', from, to });
    if (callee) return this.#fail('SYNTAX', `Kirjoita ${callee.name}(…).`, token);
    const known = this.#resolve(text, token);
    return 'code' in known ? this.#refuse(known) : this.#count(known);
  }

  #call(callee: FormulaFunction, from: number): Node {
    this.#at += 1;
    const args: Node[] = [];
    while (!this.error && this.#token.text !== ')') {
      if (args.length > 0) this.#expect(this.#token.text === ',' ? ',' : ';');
      args.push(this.#inner());
    }
    const { to } = this.#token;
    this.#expect(')');
    if (args.length < callee.least || args.length > callee.most) {
      const wanted = callee.least === callee.most ? `${callee.least}` : `${callee.least}–${callee.most}`;
      return this.#fail('ARITY', `${callee.name} ottaa arvoja ${wanted}, ei ${args.length}.`, { from, to });
    }
    return this.#count({ type: 'call', callee, parts: args, from, to });
  }

  /** A nested part, one level deeper. */
  #inner(): Node {
    return this.#deeper(() => this.#expression(WEAKEST));
  }

  #deeper(parse: () => Node): Node {
    this.#depth += 1;
    if (this.#depth > MOST_LEVELS)
      this.#fail('TOO_DEEP', `Kaavassa on yli ${MOST_LEVELS} tasoa sisäkkäin.`, this.#token);
    const node = parse();
    this.#depth -= 1;
    return node;
  }

  #count(node: Node): Node {
    this.#nodes += 1;
    if (this.#nodes > MOST_NODES) this.#fail('TOO_COMPLEX', `Kaavassa on yli ${MOST_NODES} osaa.`, node);
    return node;
  }

  #expect(sign: string): void {
    if (this.#token.text === sign) this.#at += 1;
    else this.#fail('SYNTAX', `Tästä puuttuu merkki ${sign}.`, this.#token);
  }

  #unexpected(): Node {
    const text = this.#isAtEnd() ? 'Kaava loppuu kesken.' : 'Tämä ei sovi tähän.';
    return this.#fail('SYNTAX', text, this.#token);
  }

  #fail(code: FormulaErrorCode, text: string, place: Span): Node {
    return this.#refuse(formulaError(code, text, place));
  }

  /** Keeps the first error and moves to the end, where every loop stops. */
  #refuse(error: FormulaError): Node {
    this.error ??= error;
    this.#at = this.#tokens.length - 1;
    return { type: 'constant', value: null, from: error.position, to: error.position };
  }
}

const isOrOrAnd = (node: Node): boolean =>
  node.type === 'binary' && !node.grouped && (node.sign === '||' || node.sign === '&&');
