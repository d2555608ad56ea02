try {
  if (localStorage.getItem('cocktail-unit-preference') === 'oz') document.documentElement.dataset.unit = 'oz';
} catch {}
