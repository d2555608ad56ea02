// Runs right behind the gate, so that nothing after it is painted before it is closed.
if (document.documentElement.dataset.gate) {
  document.getElementById('age-gate').showModal();
  // Firefox would focus the first button, which a key then presses.
  document.getElementById('age-gate-question').focus();
}
