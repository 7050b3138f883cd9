/* global document, fetch, history, location, URL, URLSearchParams, KeikkaOrder */

const byId = (id) => document.querySelector(`#${id}`);
const params = new URLSearchParams(location.search);
if (params.has('vihamielinen')) {
  const hostile = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hostile.css' });
  document.head.append(hostile);
}

/** The partner's own server answers with a token of who has signed in, so that its key never leaves that server. */
async function getToken() {
  const answer = await fetch('/token', { method: 'POST' });
  const { success, data, error } = await answer.json();
  if (!success) throw new Error(error ?? 'Tilauksia ei voi näyttää juuri nyt.');
  return data.token;
}

/** @param {string} url */
function loadScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('Tilausnäkymä ei lataudu juuri nyt.')));
    document.head.append(script);
  });
}

const days = new Intl.DateTimeFormat('fi-FI', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Helsinki',
});

const whenOf = ({ pumppuAika, m3 }) =>
  `${pumppuAika ? days.format(new Date(pumppuAika)) : 'Aika puuttuu'}, ${m3.toLocaleString('fi-FI')} m³`;

/** One order of the list. Texts are set as texts: whatever an order is called, it is no markup. */
function rowOf(order, isShown) {
  const link = Object.assign(document.createElement('a'), { href: `?keikkaId=${order.keikkaId}` });
  if (isShown) link.setAttribute('aria-current', 'true');
  const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
  link.append(
    part('span', order.tyomaaNimi || `Tilaus ${order.keikkaId}`),
    part('i', order.keikkaTilaSelite.toLowerCase()),
    part('small', whenOf(order)),
  );
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void show(order.keikkaId);
  });
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** The latest are enough for a list beside the order. */
const MOST = 8;

let access;
let orders;
let mounted;
let shownId = Number(params.get('keikkaId'));

async function listOrders() {
  const { keikat, kohteet } = await orders.list();
  const shown = keikat.filter(({ keikkaId }, place) => place < MOST || keikkaId === shownId);
  byId('orders').replaceChildren(...shown.map((order) => rowOf(order, order.keikkaId === shownId)));
  byId('list-message').textContent = keikat.length === 0 ? 'Ei tilauksia.' : '';
  const [kohde] = kohteet;
  byId('new').hidden = !kohde;
  byId('new').onclick = kohde && (() => void make(kohde));
}

async function make({ ownerAsiakasId, asiakasId, tyomaaId }) {
  byId('new').disabled = true;
  try {
    const made = await orders.create({ ownerAsiakasId, asiakasId, tyomaaId });
    await show(made);
    await listOrders();
  } catch (error) {
    byId('list-message').textContent = error.message;
  } finally {
    byId('new').disabled = false;
  }
}

async function show(keikkaId) {
  if (mounted) mounted.update({ keikkaId });
  else {
    byId('message').textContent = '';
    mounted = await KeikkaOrder.mount(byId('order'), {
      ...access,
      keikkaId,
      nonce: document.querySelector('meta[property="csp-nonce"]').nonce,
      onChange: () => void listOrders().catch(tell),
      onShown,
    });
  }
}

function onShown(keikkaId) {
  shownId = keikkaId;
  byId('order-title').textContent = `Betonipumppaus ${keikkaId}`;
  history.replaceState(null, '', `?${new URLSearchParams({ ...Object.fromEntries(params), keikkaId })}`);
  for (const link of document.querySelectorAll('.orders a')) {
    const isShown = new URL(link.href).searchParams.get('keikkaId') === String(keikkaId);
    link.toggleAttribute('aria-current', isShown);
  }
}

const tell = (error) => {
  byId('message').textContent = error.message;
};

async function start() {
  const { apiBase, embedScript } = await (await fetch('/config.json')).json();
  const [token] = await Promise.all([getToken(), loadScript(embedScript)]);
  access = { token, apiBase, getToken };
  orders = KeikkaOrder.orders(access);
  await listOrders();
  if (shownId) await show(shownId);
}

start().catch(tell);
