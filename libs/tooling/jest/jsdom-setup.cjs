require('@testing-library/jest-dom');

/** jsdom lays nothing out: an observer of size or visibility never has anything to report. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

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
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
