// Runs right behind what it shows: one page answers every unknown path, and reads for itself whether a recipe was meant.
if (/^(\/[a-z]{2})?\/cocktail\//.test(location.pathname)) {
  const shown = document.querySelector('[data-missing-cocktail]');
  shown.hidden = false;
  shown.previousElementSibling.hidden = true;
  document.title = shown.dataset.title;
}
