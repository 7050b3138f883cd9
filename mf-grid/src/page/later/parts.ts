/** What the first drawing of a day does not show: one file, which the board does not wait for. */
export { BarTooltip } from '../../bar/bar-tooltip.js';
export { BoardWindows } from '../../features/board/dialogs/board-windows.js';
export { ChoiceFrame } from '../../features/board/drag/choice-frame.js';
export * as dragLayer from '../../features/board/drag/drag-layer.js';
export { DragLabel } from '../../features/board/drag/drag-label.js';
export { PaperDay } from '../../features/paper-day/components/paper-day.js';
