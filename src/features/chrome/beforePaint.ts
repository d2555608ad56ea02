// Runs before the first paint: a stored choice wins over the system's theme.
(() => {
  try {
    const stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is blocked: the system's theme stands.
  }
})();
