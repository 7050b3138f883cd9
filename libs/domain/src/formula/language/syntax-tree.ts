import type { Span } from './formula-error.js';
import type { Fraction } from './fraction.js';
import type { Operand } from './operand.js';
import type { Sizing } from './sizing.js';
import type { Run, Value } from './value.js';

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';
export type OrderSign = '<' | '>' | '<=' | '>=';
export type EqualitySign = '==' | '!=' | '===' | '!==';
export type LogicSign = '&&' | '||' | '??';
export type BinarySign = ArithmeticSign | OrderSign | EqualitySign | LogicSign;

/** What every part of an expression has. */
interface Part extends Span {
  /** The part is written in parentheses, which belong to its place. */
  readonly grouped?: boolean;
}

interface InnerPart extends Part {
  /** Its closure, once it is compiled. */
  run?: Run;
  /** How to find its size, once it is asked for. */
  sizing?: Sizing;
}

interface ConstantNode extends Part {
  readonly type: 'constant';
  readonly value: Value;
}

/** A variable; `slot` is its index among the values that one evaluation reads. */
export interface NameNode extends Part {
  readonly type: 'name';
  readonly name: string;
  readonly label: string;
  readonly isTime: boolean;
  readonly slot: number;
}

export interface UnaryNode extends InnerPart {
  readonly type: 'unary';
  readonly sign: '!' | '-' | '+';
  readonly parts: readonly [Node];
}

export interface BinaryNode extends InnerPart {
  readonly type: 'binary';
  readonly sign: BinarySign;
  readonly parts: readonly [left: Node, right: Node];
}

/** A call of a helper. `test ? yes : no` is a call of `if`. */
export interface CallNode extends InnerPart {
  readonly type: 'call';
  readonly callee: FormulaFunction;
  readonly parts: readonly Node[];
}

/** The value of a helper of exact numbers, in the order of its arguments. */
export type Exact = (args: readonly Fraction[]) => Fraction;

/** A built-in helper of the language. `build` makes the closure of one call. */
export interface FormulaFunction {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly build: (args: readonly Operand[], call: CallNode) => Run;
  /** For a helper that gives a number of numbers: its value of exact ones. */
  readonly exact?: Exact | undefined;
}

type LeafNode = ConstantNode | NameNode;
/** A node that is computed from parts, in the order they are written. */
export type InnerNode = UnaryNode | BinaryNode | CallNode;
export type Node = LeafNode | InnerNode;
