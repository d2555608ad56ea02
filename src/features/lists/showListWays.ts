/** Shows the ways out of a list (ListWays.astro) between its controls and its end: the footer needs none. */
export function showListWays(): void {
  const ways = document.querySelector<HTMLElement>('[data-list-ways]');
  const controls = document.getElementById('list-controls');
  const end = document.getElementById('list-end');
  if (!ways || !controls || !end) return;
  let isPast = false;
  let isAtEnd = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isAbove = !isIntersecting && boundingClientRect.bottom <= 0;
      if (target === controls) isPast = isAbove;
      else isAtEnd = isIntersecting || isAbove;
    }
    ways.hidden = !isPast || isAtEnd;
  });
  observer.observe(controls);
  observer.observe(end);
}
