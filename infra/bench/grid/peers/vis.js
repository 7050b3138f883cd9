/* global document, vis, window */
/* vis-timeline as a measured board. */
const toTime = (day, minutes) => new Date(new Date(`${day}T00:00:00`).getTime() + minutes * 60000);
let timeline = null;

function show(hours, groups, items) {
  if (timeline) {
    timeline.setOptions(hours);
    timeline.setData({ groups, items });
    return;
  }
  timeline = new vis.Timeline(document.getElementById('board'), items, groups, {
    ...hours,
    height: `${window.innerHeight - 4}px`,
    verticalScroll: true,
    orientation: { axis: 'top', item: 'top' },
    zoomable: false,
    stack: false,
    editable: { updateTime: true, updateGroup: true },
    onMove: (item, settle) => {
      window.bench.lastDrop = {
        id: item.id,
        rowId: item.group,
        start: item.start.toISOString(),
        end: item.end.toISOString(),
      };
      settle(item);
    },
  });
}

window.bench = {
  name: 'vis-timeline',
  ready: () => Promise.resolve(),
  setData({ day, rows, bars }) {
    show(
      { start: toTime(day, 360), end: toTime(day, 1080) },
      new vis.DataSet(rows.map(({ id, label }) => ({ id, content: label }))),
      new vis.DataSet(
        bars.map(({ id, rowId, start, end, title, color }) => ({
          id,
          group: rowId,
          start: toTime(day, start),
          end: toTime(day, end),
          content: title,
          className: `bar-${id}`,
          style: `border-left: 4px solid ${color}`,
        })),
      ),
    );
    return Promise.resolve();
  },
  get scroller() {
    return document.querySelector('.vis-panel.vis-left');
  },
  barElement: (id) => document.querySelector(`.bar-${id}`),
  rowElement: () => null,
  barSelector: '.vis-item',
  lastDrop: null,
};
