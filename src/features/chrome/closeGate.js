if (document.documentElement.dataset.gate) {
  document.getElementById('age-gate').showModal();
  document.getElementById('age-gate-question').focus();
}
