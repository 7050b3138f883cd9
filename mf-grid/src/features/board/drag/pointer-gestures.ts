import type { Point } from '../../../day/drops/held.js';

/** What the listener asks and tells; `grab` is whatever the host recognises under the pointer. */
export interface GestureHost<Grab> {
  /** What stands at the element and could be dragged or have a menu; null for anything else. */
  grabAt: (element: Element, point: Point) => Grab | null;
  /** Whether anything can be dragged here at all: where nothing can, a finger that waits only scrolls later. */
  canLift: () => boolean;
  /** Lifts it; false when it may not be dragged. */
  lift: (grab: Grab, point: Point) => boolean;
  move: (point: Point) => void;
  /** Scrolls when the pointer is at an edge; true when the board moved under it. */
  scrollAtEdge: (point: Point) => boolean;
  drop: () => void;
  cancel: () => void;
  longPress: (grab: Grab, point: Point) => void;
  /** The pointer goes over something without carrying anything. */
  hover: (element: Element, point: Point) => void;
}

const MOUSE_SLACK_PX = 4;
/** A finger that moves further before the hold is over wants to scroll. */
const TOUCH_SLACK_PX = 10;
const TOUCH_LIFT_MS = 400;
const LONG_PRESS_MS = 800;

interface Press<Grab> {
  grab: Grab;
  pointerId: number;
  touch: boolean;
  from: Point;
  /** A mouse at once, a finger after it was held long enough. */
  liftable: boolean;
  lifted: boolean;
}

const pointOf = ({ clientX, clientY, altKey }: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  fine: altKey,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The one pointer listener of the page: mouse, pen and finger, for every bar and driver at once. A finger scrolls,
 * lifts after 400 ms and opens the menu after 800 ms; Esc, a lost pointer or a lost window cancel.
 */
export function listenToGestures<Grab>(root: HTMLElement, host: GestureHost<Grab>): () => void {
  const gestures = new Gestures(root, host);
  return () => gestures.stop();
}

class Gestures<Grab> {
  private press: Press<Grab> | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private frame = 0;
  private last: Point = { x: 0, y: 0 };
  /** A long press has opened something and the finger still lies there. */
  private opened = false;
  private readonly listening = new AbortController();

  constructor(
    private readonly root: HTMLElement,
    private readonly host: GestureHost<Grab>,
  ) {
    const { signal } = this.listening;
    root.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    root.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    root.addEventListener('pointerup', (event) => this.onUp(event), { signal });
    root.addEventListener('pointercancel', (event) => this.onLost(event), { signal });
    // Not passive: otherwise the browser takes a lifted finger's move for a scroll.
    root.addEventListener('touchmove', (event) => this.onTouchMove(event), { signal, passive: false });
    root.addEventListener('touchend', (event) => this.onTouchEnd(event), { signal, passive: false });
    window.addEventListener('keydown', (event) => this.onKey(event), { signal, capture: true });
    window.addEventListener('blur', () => this.cancel(), { signal });
  }

  stop(): void {
    this.cancel();
    this.listening.abort();
  }

  private onDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const from = pointOf(event);
    const grab = this.host.grabAt(event.target, from);
    if (grab === null) return;
    // Mouse and finger are each the primary one of their kind: the later one takes over, and what the other held is back.
    this.cancel();
    this.opened = false;
    const touch = event.pointerType === 'touch';
    const press = { grab, pointerId: event.pointerId, touch, from, liftable: !touch, lifted: false };
    this.press = press;
    if (touch) this.timers = [this.liftLater(press), this.openMenuLater(press)];
  }

  private liftLater(press: Press<Grab>): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (!this.host.canLift()) return;
      press.liftable = true;
      if ('vibrate' in navigator) navigator.vibrate(10);
    }, TOUCH_LIFT_MS);
  }

  private openMenuLater(press: Press<Grab>): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.end();
      this.opened = true;
      suppressClickOfThisPress();
      this.host.longPress(press.grab, press.from);
    }, LONG_PRESS_MS);
  }

  private onMove(event: PointerEvent): void {
    const { press } = this;
    if (!press && event.target instanceof Element) this.host.hover(event.target, pointOf(event));
    if (!press || press.pointerId !== event.pointerId) return;
    // Let go where nobody saw it, outside the page.
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    this.last = pointOf(event);
    if (!press.lifted && !this.lifts(press)) return;
    this.host.move(this.last);
    this.scrollNext();
  }

  /** Whether the pointer has now gone far enough to lift what it presses. */
  private lifts(press: Press<Grab>): boolean {
    if (distance(press.from, this.last) <= (press.touch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX)) return false;
    const refused = press.liftable && !this.host.lift(press.grab, press.from);
    if (!press.liftable || refused) {
      this.end();
      // Whoever wanted to drag did not want to open what is under the pointer.
      if (refused && !press.touch) suppressClickOfThisPress();
      return false;
    }
    this.clearTimers();
    press.lifted = true;
    this.root.setPointerCapture(press.pointerId);
    return true;
  }

  /** Goes on as long as the board moves: otherwise a bar that rests in the hand would keep the page drawing. */
  private scrollNext(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (!this.host.scrollAtEdge(this.last)) return;
      this.host.move(this.last);
      this.scrollNext();
    });
  }

  private onUp(event: PointerEvent): void {
    if (!this.press || this.press.pointerId !== event.pointerId) return;
    const dropped = this.press.lifted;
    this.end();
    if (!dropped) return;
    suppressNextClick();
    this.host.drop();
  }

  private onLost({ pointerId }: PointerEvent): void {
    if (this.press?.pointerId === pointerId) this.cancel();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.press?.lifted) return;
    event.stopPropagation();
    this.cancel();
    suppressClickOfThisPress();
  }

  private onTouchMove(event: TouchEvent): void {
    if (this.press?.liftable) event.preventDefault();
  }

  /** The mouse that browsers make of a lifted finger would take the focus from what has just been opened, and close it. */
  private onTouchEnd(event: TouchEvent): void {
    if (this.opened) event.preventDefault();
    this.opened = false;
  }

  private cancel(): void {
    const lifted = this.press?.lifted;
    this.end();
    if (lifted) this.host.cancel();
  }

  private end(): void {
    this.clearTimers();
    cancelAnimationFrame(this.frame);
    this.press = null;
  }

  private clearTimers(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}

/** The click that follows a drop is not a click on what lies there. */
function suppressNextClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** The pointer is still down: its click comes when it is let go. */
function suppressClickOfThisPress(): void {
  const press = new AbortController();
  const options = { capture: true, once: true, signal: press.signal };
  window.addEventListener('pointerup', suppressNextClick, options);
  // Let go where nobody saw it, outside the page: the click of the next press is meant.
  window.addEventListener('pointerdown', () => press.abort(), options);
}
