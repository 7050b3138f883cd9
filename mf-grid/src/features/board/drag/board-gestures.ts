import type { BoardView } from '../../../view/board-context.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';

/** What a gesture may come to. */
export type GestureCommands = Pick<
  BoardCommands,
  | 'moveItem'
  | 'openMove'
  | 'copyItem'
  | 'mayCopy'
  | 'setDriver'
  | 'removeDriver'
  | 'makeItem'
  | 'refuse'
  | 'openMenu'
  | 'openSlotMenu'
>;

/** The board as a gesture finds it. */
export type BoardGestures = BoardView & { commands: GestureCommands };
