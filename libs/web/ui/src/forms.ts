/**
 * What forms, tables and small windows need. An entry of its own, because the first screen shows none of them and would
 * have to wait for it.
 */
export { Tabs } from '@chakra-ui/react';
export * from './data/csv.js';
export * from './data/download-text.js';
export * from './data/data-table.js';
export * from './data/parts-bar.js';
export { useKeptFocus } from './data/use-kept-focus.js';
export type { Column, DataTableProps } from './data/column.js';
export type { SortOrder, SortValue } from './data/sort-rows.js';
export * from './feedback/failure-banner.js';
export * from './feedback/list-skeleton.js';
export * from './forms/choices.js';
export * from './forms/day-field.js';
export * from './forms/decimal-input.js';
export { fieldDecimal } from './forms/decimal-text.js';
export { useFieldFault } from './forms/field-fault.js';
export * from './forms/form-faults.js';
export * from './forms/form-section.js';
export * from './forms/instant-field.js';
export * from './forms/time-field.js';
export * from './forms/use-first-field.js';
export { FormulaField, type FormulaFieldProps } from './formula/formula-field.js';
export { Factory, Focus, HardHat } from 'lucide-react';
export * from './options/combobox.js';
export * from './options/multi-select.js';
export type { Option, OptionAside } from './options/option.js';
export type { Search } from './options/search.js';
export { SearchPicker } from './options/search-picker.js';
export * from './options/select.js';
export * from './overlays/questions/conflict-dialog.js';
export type { ChangeRow } from './overlays/questions/change-table.js';
export * from './overlays/questions/changes-dialog.js';
export * from './overlays/questions/unsaved-dialog.js';
export * from './overlays/windows/drawer.js';
export * from './overlays/windows/small-dialog.js';
export * from './overlays/windows/step-modal.js';
export * from './overlays/windows/step-panel.js';
export { TAKES_ESCAPE } from './overlays/windows/takes-escape.js';
export { useBreakpointValue } from './parts/use-breakpoint-value.js';
