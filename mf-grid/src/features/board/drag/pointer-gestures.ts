import type { Point } from '../../../day/drops/held.js';

/** The callbacks of the listener. `grab` is what the host finds under the pointer. */
export interface GestureHost<Grab> {
  /** The thing at the element that can be dragged or has a menu; null for anything else. */
  grabAt: (element: Element, point: Point) => Grab | null;
  /** Whether such a thing can be dragged on this screen at all; if not, a resting finger only scrolls. */
  canLift: (grab: Grab) => boolean;
  /** Lifts it; false when it may not be dragged. */
  lift: (grab: Grab, point: Point) => boolean;
  move: (point: Point) => void;
  /** Scrolls when the pointer is at an edge; true when the board moved under it. */
  scrollAtEdge: (point: Point) => boolean;
  drop: () => void;
  cancel: () => void;
  longPress: (grab: Grab, point: Point) => void;
  /** The pointer moves without dragging anything. */
  hover: (element: Element, point: Point) => void;
}

const MOUSE_SLACK_PX = 4;
/** A finger that moves further than this before the hold time wants to scroll. */
const TOUCH_SLACK_PX = 10;
const TOUCH_LIFT_MS = 400;
const LONG_PRESS_MS = 800;

interface Press<Grab> {
  grab: Grab;
  pointerId: number;
  touch: boolean;
  from: Point;
  /** A mouse drags at once, a finger after the hold time. */
  liftable: boolean;
  lifted: boolean;
}

const pointOf = ({ clientX, clientY, altKey, ctrlKey, metaKey, pointerType }: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  fine: altKey,
  copies: ctrlKey || metaKey,
  touch: pointerType === 'touch',
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The one pointer listener of the page: mouse, pen and finger, for every bar and driver. A finger scrolls, lifts after
 * 400 ms and opens the menu after 800 ms. Esc, a lost pointer or a lost window cancels.
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
  /** A long press has opened something while the finger is still down. */
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
    // Not passive, because the browser would otherwise take the move of a lifting finger for a scroll.
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
    // Mouse and finger are each primary. The later one takes over, and the other's item returns.
    this.cancel();
    this.opened = false;
    const touch = event.pointerType === 'touch';
    const press = { grab, pointerId: event.pointerId, touch, from, liftable: !touch, lifted: false };
    this.press = press;
    if (touch) this.timers = [this.liftLater(press), this.openMenuLater(press)];
  }

  private liftLater(press: Press<Grab>): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (!this.host.canLift(press.grab)) return;
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
    // The pointer was released outside the page.
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    this.last = pointOf(event);
    if (!press.lifted && !this.lifts(press)) return;
    this.host.move(this.last);
    this.scrollNext();
  }

  /** Whether the pointer has moved far enough to lift the pressed item. */
  private lifts(press: Press<Grab>): boolean {
    if (distance(press.from, this.last) <= (press.touch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX)) return false;
    const refused = press.liftable && !this.host.lift(press.grab, press.from);
    if (!press.liftable || refused) {
      this.end();
      // A person who drags does not want the menu under the pointer.
      if (refused && !press.touch) suppressClickOfThisPress();
      return false;
    }
    this.clearTimers();
    press.lifted = true;
    this.root.setPointerCapture(press.pointerId);
    return true;
  }

  /** Repeats while the board scrolls. It stops otherwise, because a resting bar would keep the page drawing. */
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

  /**
   * Browsers send mouse events after a touch. They would move the focus from the window that has just opened, and close
   * it.
   */
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

/** The click after a drop is no click on the item below. */
function suppressNextClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** The pointer is still down, so its click follows its release. */
function suppressClickOfThisPress(): void {
  const press = new AbortController();
  const options = { capture: true, once: true, signal: press.signal };
  window.addEventListener('pointerup', suppressNextClick, options);
  // The pointer was released outside the page, so the click of the next press counts.
  window.addEventListener('pointerdown', () => press.abort(), options);
}
