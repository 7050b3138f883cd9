/** The editing of a record. An entry of its own, because the first screen edits none and would have to wait for it. */
export { RecordField } from './fields/record-field.js';
export { RecordFormula } from './fields/record-formula.js';
export { useWas } from './fields/use-was.js';
export { VehicleField } from './fields/vehicle-field.js';
export { useOthersOn } from './live/use-others-on.js';
export { formOf, valuesOf, type FormValues } from './record/form-values.js';
export { newLine } from './record/new-lines.js';
export { RecordChanges } from './record/record-changes.js';
export { RecordForm } from './record/record-form.js';
export type { RecordNews } from './record/record-news.js';
export { RecordPanel } from './record/record-panel.js';
export { RecordWindow, type RecordWindowProps } from './record/record-window.js';
export { useSaveUndo, type UndoableSaves } from './record/save-undo.js';
export { SavedInPart } from './record/saved-in-part.js';
export type { RecordOptions } from './record/record-options.js';
export { useRecord, type RecordEditing } from './record/use-record.js';
export { useNameOf, useThings } from './things/use-things.js';
export { useWatch } from 'react-hook-form';
