/* global document, fetch, setTimeout */

const REFRESH_MS = 2_000;
const unfinished = { waiting: 'odottaa', 'broken-off': 'katkesi' };
const byId = (id) => document.getElementById(id);

/** The sections drawn so far, by simulator. They are kept in place, so that an open select stays open. */
const sections = new Map();

async function refresh() {
  try {
    const answer = await fetch('/api/tenants');
    const tenants = await answer.json();
    byId('empty').hidden = tenants.length > 0;
    for (const tenant of tenants) draw(tenant);
    byId('trouble').textContent = '';
  } catch {
    byId('trouble').textContent = 'Simulaattoreihin ei saada yhteyttä.';
  }
  setTimeout(refresh, REFRESH_MS);
}

function draw({ name, title, address, mode, requests }) {
  const section = sections.get(name) ?? add(name);
  const part = (selector) => section.querySelector(selector);
  part('h2').textContent = title;
  part('.address').textContent = address;
  if (document.activeElement !== part('select')) part('select').value = mode;
  part('.none').hidden = requests.length > 0;
  part('table').hidden = requests.length === 0;
  part('tbody').replaceChildren(...requests.map(row));
}

function add(name) {
  const section = byId('tenant').content.cloneNode(true).querySelector('section');
  const path = `/api/tenants/${encodeURIComponent(name)}`;
  const select = section.querySelector('select');
  select.addEventListener('change', () =>
    send(`${path}/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: select.value }),
    }),
  );
  section
    .querySelector('button')
    .addEventListener('click', () => send(`${path}/requests`, { method: 'DELETE' }));
  sections.set(name, section);
  byId('tenants').append(section);
  return section;
}

async function send(path, request) {
  const answer = await fetch(path, request).catch(() => undefined);
  if (answer?.ok) draw(await answer.json());
  else byId('trouble').textContent = 'Muutos ei onnistunut.';
}

function row({ at, method, path, status, milliseconds }) {
  const line = document.createElement('tr');
  const time = new Date(at).toLocaleTimeString('fi-FI');
  const took = milliseconds === undefined ? '' : `${milliseconds} ms`;
  for (const text of [time, method, path, unfinished[status] ?? status, took]) {
    const cell = document.createElement('td');
    cell.textContent = text;
    line.append(cell);
  }
  return line;
}

void refresh();
