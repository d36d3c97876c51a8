// Runs before the first paint and before anything else on the page.
(() => {
  // The theme, so that a night page never flashes white.
  let chosen = null;
  try {
    chosen = localStorage.getItem('himma-theme');
  } catch {}
  const night = chosen ? chosen === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = night ? 'night' : 'day';

  // Going back after a logout must not bring the last pupil's page out of the browser's memory.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });

  if (location.pathname !== '/login') {
    // What was seen opens without a network the next time (lib/worker); now it comes after everything else.
    // A guardian's device keeps nothing.
    if (location.pathname === '/guardian') return;
    const keep = () => navigator.serviceWorker?.register('/worker.js').catch(() => {});
    addEventListener('load', keep);
    return;
  }
  // Its picture is in the page already (door/picture.tsx).
  document.documentElement.dataset.door = 'login';

  // A card's link leaves the address bar and the history at once (D-8). Both steps by `replace`, which a browser takes
  // for a redirect and does not list, where `replaceState` leaves the page it was called on in the history.
  const query = new URLSearchParams(location.search);
  if (query.has('password')) {
    location.replace(`/login#${query}`);
    return;
  }
  const cardInAddress = () => {
    const { card, id, password } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    return card || password ? { card, id, password } : undefined;
  };
  // On a page that is open already nothing else would run.
  addEventListener('hashchange', () => {
    if (cardInAddress()) location.reload();
  });
  window.himmaCard = cardInAddress();
  if (window.himmaCard) location.replace('#');
})();
