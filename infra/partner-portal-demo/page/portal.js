/* global document, fetch, location, URLSearchParams, KeikkaOrder */

/** The order that the page shows. */
const keikkaId = Number(new URLSearchParams(location.search).get('keikkaId'));

/** The partner's own server answers with a token, so that its key never leaves that server. */
async function getToken() {
  const answer = await fetch(`/token?keikkaId=${keikkaId}`, { method: 'POST' });
  const { success, data, error } = await answer.json();
  if (!success) throw new Error(error ?? 'Tilausta ei voi näyttää juuri nyt.');
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

async function showOrder() {
  const { apiBase, embedScript } = await (await fetch('/config.json')).json();
  const [token] = await Promise.all([getToken(), loadScript(embedScript)]);
  await KeikkaOrder.mount(document.querySelector('#order'), {
    token,
    keikkaId,
    apiBase,
    getToken,
    nonce: document.querySelector('meta[property="csp-nonce"]').nonce,
  });
}

const message = document.querySelector('#message');
if (keikkaId) {
  message.textContent = '';
  showOrder().catch((error) => {
    message.textContent = error.message;
  });
}
