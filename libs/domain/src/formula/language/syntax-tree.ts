import type { Span } from './formula-error.js';
import type { Operand } from './operand.js';
import type { Run, Value } from './value.js';

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';
export type OrderSign = '<' | '>' | '<=' | '>=';
export type EqualitySign = '==' | '!=' | '===' | '!==';
export type LogicSign = '&&' | '||' | '??';
export type BinarySign = ArithmeticSign | OrderSign | EqualitySign | LogicSign;

interface Part extends Span {
  /** The part is written in parentheses, which belong to its place. */
  readonly grouped?: boolean;
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

export interface UnaryNode extends Part {
  readonly type: 'unary';
  readonly sign: '!' | '-' | '+';
  readonly parts: readonly [Node];
}

export interface BinaryNode extends Part {
  readonly type: 'binary';
  readonly sign: BinarySign;
  readonly parts: readonly [left: Node, right: Node];
}

/** A call of a helper. `test ? yes : no` is a call of `if`. */
interface CallNode extends Part {
  readonly type: 'call';
  readonly callee: FormulaFunction;
  readonly parts: readonly Node[];
}

/** A built-in helper of the language. `build` makes the closure of one call. */
export interface FormulaFunction {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly build: (args: readonly Operand[], call: CallNode) => Run;
}

type LeafNode = ConstantNode | NameNode;
/** A node that is computed from parts, in the order they are written. */
export type InnerNode = UnaryNode | BinaryNode | CallNode;
export type Node = LeafNode | InnerNode;
