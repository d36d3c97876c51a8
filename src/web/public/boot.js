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

  if (location.pathname !== '/login') return;
  // Its picture is in the page already (door/picture.tsx).
  document.documentElement.dataset.door = 'login';

  // A card's link carries a password: it leaves the address bar and the history at once (D-8).
  const query = new URLSearchParams(location.search);
  const id = query.get('id');
  const password = query.get('password');
  if (id === null && password === null) return;
  query.delete('id');
  query.delete('password');
  const rest = query.toString();
  history.replaceState(null, '', rest ? `/login?${rest}` : '/login');
  if (id && password) window.himmaCard = { id, password };
})();
