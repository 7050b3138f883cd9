/** For the shell alone: it creates what remotes only use. */
export * from './frame/app-frame.js';
export type { NavItem } from './frame/nav-item.js';
export * from './login/login-route.js';
export * from './login/require-session.js';
export { createBrowserRouter, matchPath, Outlet, Route, Routes } from 'react-router';
export { AppRouter } from './navigation/app-router.js';
export { appRoutes } from './navigation/app-routes.js';
export { LOGIN_PATH } from './navigation/last-path.js';
export * from './platform/app-config.js';
export * from './platform/platform-provider.js';
export * from './platform/platform.js';
export { useSessionStore } from './session/session-context.js';
export { hasFlag } from './session/has-flag.js';
export * from './slots/remote-declaration.js';
export { SlotFrame } from './slots/slot-frame.js';
export { registerSlot } from './slots/slot-registry.js';
export { AwaitedContext } from './slots/was-awaited.js';
