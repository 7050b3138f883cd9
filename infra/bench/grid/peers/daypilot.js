/* global DayPilot, document, window */
/* DayPilot Lite as a measured board. */
const toTime = (day, minutes) => new DayPilot.Date(`${day}T00:00:00`).addMinutes(minutes);
const scheduler = new DayPilot.Scheduler('board', {
  scale: 'Hour',
  days: 1,
  cellWidth: 100,
  heightSpec: 'Max',
  height: window.innerHeight - 60,
  eventHeight: 20,
  timeHeaders: [{ groupBy: 'Day' }, { groupBy: 'Hour' }],
  durationBarVisible: false,
  useEventBoxes: 'Never',
  onEventMoved: ({ e, newResource, newStart, newEnd }) => {
    window.bench.lastDrop = {
      id: e.id(),
      rowId: newResource,
      start: newStart.toString(),
      end: newEnd.toString(),
    };
  },
  onBeforeEventRender: ({ data }) => {
    data.barColor = data.color;
  },
});
scheduler.init();
window.bench = {
  name: 'DayPilot Lite',
  ready: () => Promise.resolve(),
  setData({ day, rows, bars }) {
    scheduler.update({
      startDate: day,
      resources: rows.map(({ id, label }) => ({ id, name: label })),
      events: bars.map(({ id, rowId, start, end, title, color }) => ({
        id,
        resource: rowId,
        start: toTime(day, start),
        end: toTime(day, end),
        text: title,
        color,
      })),
    });
    scheduler.scrollTo(toTime(day, 360));
    return Promise.resolve();
  },
  get scroller() {
    return document.querySelector('.scheduler_default_scrollable');
  },
  barElement: (id) =>
    [...document.querySelectorAll('.scheduler_default_event')].find(
      (element) => element.event?.id() === id,
    ) ?? null,
  rowElement: () => null,
  barSelector: '.scheduler_default_event',
  lastDrop: null,
};
