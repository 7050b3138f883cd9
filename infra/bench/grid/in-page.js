/* global window, document, performance, innerHeight, requestAnimationFrame, MessageChannel, addEventListener, removeEventListener */
/* Runs inside the measured page; every board offers the same window.bench. */
(() => {
  const afterPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  const isShown = (element) => {
    const box = element?.getBoundingClientRect();
    return Boolean(box && box.width > 0 && box.bottom > 0 && box.top < innerHeight);
  };

  /** Milliseconds from setData to the frame in which a bar of the first row has been painted. */
  async function paint(data) {
    const first = data.bars[1].id;
    await afterPaint();
    const started = performance.now();
    await window.bench.setData(data);
    for (;;) {
      const painted = await afterPaint();
      if (isShown(window.bench.barElement(first))) return painted - started;
      if (painted - started > 60_000) throw new Error(`${window.bench.name} painted nothing in a minute`);
    }
  }

  /** The share of the viewport's height that bars cover. */
  function covered() {
    const box = window.bench.scroller.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box.top) + 60, Math.min(innerHeight, box.bottom) - 20];
    const marks = new Uint8Array(Math.max(1, Math.round(bottom - top)));
    for (const bar of document.querySelectorAll(window.bench.barSelector)) {
      const { top: from, bottom: to, width } = bar.getBoundingClientRect();
      if (width > 0) marks.fill(1, Math.max(0, Math.round(from - top)), Math.max(0, Math.round(to - top)));
    }
    return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  }

  /**
   * Scrolls a number of pixels per frame from top to bottom. `watch` checks what is painted, which slows the frames.
   */
  async function scroll({ step, frames, watch }) {
    const { scroller } = window.bench;
    const rest = covered();
    const times = [];
    let blank = 0;
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      scroller.scrollTop += step;
      if (watch) {
        await afterPaint();
        blank += Math.max(0, 1 - covered() / rest);
      } else {
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
    }
    scroller.scrollTop = 0;
    await afterPaint();
    return { times, blank: blank / frames };
  }

  /** Records how long each pointer move takes until its effect is painted. */
  function watchMoves() {
    const times = [];
    let pending = false;
    const onMove = () => {
      if (pending) return;
      pending = true;
      const started = performance.now();
      void afterPaint().then((painted) => {
        times.push(painted - started);
        pending = false;
      });
    };
    addEventListener('pointermove', onMove, { capture: true });
    return () => {
      removeEventListener('pointermove', onMove, { capture: true });
      return times;
    };
  }

  /** Times of frames in which nothing happens: the machine's own share. */
  async function stillFrames(frames) {
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  }

  const centreOf = (id) => {
    const box = window.bench.barElement(id).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  window.measure = {
    paint,
    scroll,
    stillFrames,
    watchMoves,
    centreOf,
    nodes: () => document.querySelectorAll('*').length,
  };
})();
