// Runs before the first paint: whoever measures in ounces sees no millilitres first.
(() => {
  try {
    const stored = localStorage.getItem('cocktail-unit-preference');
    if (stored === 'oz') document.documentElement.dataset.unit = stored;
  } catch {
    // Storage is blocked: millilitres.
  }
})();
