require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

/** A machine that builds and tests at once renders slowly. A long time-out costs nothing when all is well. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
/** React in development takes the stack of each element it makes; Jest asks for 100 frames, Node itself for 10. */
Error.stackTraceLimit = 10;

/** jsdom has no layout, so an observer of size or visibility never has anything to report. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom knows mice only. */
class StandInPointerEvent extends window.MouseEvent {
  constructor(type, { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...init } = {}) {
    super(type, init);
    Object.assign(this, { pointerId, pointerType, isPrimary });
  }
}

window.PointerEvent ??= StandInPointerEvent;
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver;
window.matchMedia ??= (media) => {
  const list = new EventTarget();
  return Object.assign(list, {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
};
window.scrollTo = () => {};
/** jsdom loads and draws no pictures. */
window.HTMLCanvasElement.prototype.getContext = () => null;
window.document.fonts ??= new EventTarget();
window.HTMLImageElement.prototype.decode ??= () => new Promise(() => {});
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
