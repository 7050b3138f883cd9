export { NavItemLink } from './frame/nav-item-link.js';
export * from './frame/top-bar-slot.js';
export { ApiProvider, useApi } from './http/api-context.js';
export { createApiClient, type ApiClient, type TokenSource } from './http/api-client.js';
export {
  ApiError,
  errorText,
  isKeikkaGone,
  loadErrorText,
  NETWORK_TEXT,
  transportError,
} from './http/api-error.js';
export * from './http/idempotent.js';
export { randomId } from './http/random-id.js';
export type { RequestOptions } from './http/send-call.js';
export { useListedShortcuts, type ListedShortcut } from './keyboard/listed-shortcuts.js';
export * from './keyboard/use-shortcuts.js';
export type { ConnectionState } from './live/live-client.js';
export type { LiveMessageOf, LiveMessageType } from './live/live-message.js';
export { useConnection, useDateBroadcast, useLive, useLookAt, useTellStale } from './live/live-context.js';
export { useLocation, useNavigate, useParams } from 'react-router';
export { useAddressParam, useIsHistoryStep } from './navigation/use-address-param.js';
export { useAddressText } from './navigation/use-address-text.js';
export * from './navigation/use-leave-guard.js';
export * from './navigation/use-navigation.js';
export * from './notify/use-notify.js';
export { useTiles } from './platform/tiles.js';
export * from './query/create-query-client.js';
export { useCan, useOwnAsiakasId, useSession } from './session/session-context.js';
export { partAhead } from './slots/part-ahead.js';
export type { PagesOf, RemoteModule, SlotsOf } from './slots/remote-module.js';
export * from './slots/slot.js';
export * from './slots/slot-types.js';
export { useWasAwaited } from './slots/was-awaited.js';
export * from './store/value-store.js';
export type {
  Change,
  ChangeKind,
  ChangeKinds,
  Direction,
  NewKey,
  NewStep,
  Outcome,
  Sent,
  TurnedChange,
  VersionsByKey,
} from './undo/history.js';
export { HistoryLink } from './undo/history-link.js';
export { UndoDesk } from './undo/undo-desk.js';
export { undoStore, type DayOnScreen, type UndoStore } from './undo/undo-store.js';
export { useUndo } from './undo/use-undo.js';
export { useUndoKeys } from './undo/use-undo-keys.js';
